import { cpus } from 'node:os'
import { percentile, rounded } from '../statistics.ts'

/** Iterations of the calibration loop: about 20 ms. */
const ITERATIONS = 12_000_000
// A look-up of the global in each iteration would take most of the time.
const { imul } = Math
const LOOPS = 5
/** Milliseconds during which the benchmark does nothing and watches the processors. */
const WATCHED = 1_000
/** Share of the fastest loop by which the slower ones may exceed it. */
const LARGEST_EXCESS = 0.25
/** Share of the processors that other programs may use. */
const LARGEST_LOAD = 0.2

/** What the machine did before one run. */
export interface MachineState {
  /** Milliseconds of each calibration loop. */
  readonly loops: readonly number[]
  /** Share of all processors that was busy while the benchmark waited. */
  readonly load: number
}

/** The machine over all runs. */
export interface MachineReport {
  readonly cores: number
  /** Median of the calibration loops, in milliseconds. */
  readonly loopMs: number
  /** Spread of the loops: 0.1 if all but a tenth are at most 10 % slower than the fastest. */
  readonly excess: number
  /** The highest load before a run. */
  readonly load: number
  readonly isNoisy: boolean
}

/** Watches the machine while the benchmark does nothing, and then times a loop that does the same each time. */
export async function observeMachine(): Promise<MachineState> {
  const before = busyAndTotal()
  await new Promise((resolve) => setTimeout(resolve, WATCHED))
  const after = busyAndTotal()
  calibrate()
  return {
    loops: Array.from({ length: LOOPS }, calibrate),
    load: (after.busy - before.busy) / Math.max(1, after.total - before.total),
  }
}

/** Sums up the states of the machine before the runs. They are at least one. */
export function reportMachine(states: readonly MachineState[], cores: number): MachineReport {
  const loops = states.flatMap((state) => state.loops)
  const excess = percentile(loops, 0.9) / Math.min(...loops) - 1
  const load = Math.max(...states.map((state) => state.load))
  return {
    cores,
    loopMs: rounded(percentile(loops, 0.5)),
    excess: rounded(excess, 2),
    load: rounded(load, 2),
    isNoisy: excess > LARGEST_EXCESS || load > LARGEST_LOAD,
  }
}

/** The line about the machine. */
export function describeMachine({ cores, loopMs, excess, load, isNoisy }: MachineReport): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const facts = `Machine: ${cores} cores, other programs used up to ${percent(load)} of them, calibration loop ${loopMs} ms with a spread of ${percent(excess)}.`
  return isNoisy
    ? `${facts} It is too noisy to judge times: end other programs and run again.`
    : `${facts} It is quiet enough to judge times.`
}

function calibrate(): number {
  const started = performance.now()
  let value = 1
  for (let at = 0; at < ITERATIONS; at += 1) value = (imul(value, 1_664_525) + 1_013_904_223) | 0
  // The result is used, so that the loop cannot be left out.
  return performance.now() - started + (value === 0.5 ? 1 : 0)
}

function busyAndTotal(): { readonly busy: number; readonly total: number } {
  const times = cpus().map((core) => core.times)
  const total = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { busy: total - times.reduce((sum, { idle }) => sum + idle, 0), total }
}
