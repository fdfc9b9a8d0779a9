/** Milliseconds. */
export interface HangLimits {
  /** CPU time that the process may use without a turn of its event loop. */
  readonly hang: number
  /** Time that it may go without a turn while it waits without using CPU time, for example in `Atomics.wait`. */
  readonly blocked: number
}

/** What the functions process reports about itself, from a thread that its code cannot block. */
export interface Pulse {
  /** Turns of the event loop so far; 0 until the code has been loaded. */
  readonly turns: number
  /** CPU time of the process, in milliseconds. */
  readonly cpu: number
}

export const PULSE_MILLISECONDS = 250

/** CPU time that a report costs at most, in milliseconds. A starved main thread uses more between two reports. */
const IDLE_CPU = 2

/**
 * Decides from a process's own reports whether its event loop hangs. It never compares clocks: a process that was
 * stopped, or that got no CPU time on a busy machine, reports less and is not taken to hang.
 */
export class HangDetector {
  readonly #limits: HangLimits
  #atTurn: Pulse = { turns: 0, cpu: 0 }
  #lastCpu = 0
  #idlePulses = 0

  constructor(limits: HangLimits) {
    this.#limits = limits
  }

  /** @returns why the process is taken to hang, or undefined while it is not */
  observe(pulse: Pulse): string | undefined {
    const { hang, blocked } = this.#limits
    const used = pulse.cpu - this.#lastCpu
    this.#lastCpu = pulse.cpu
    if (pulse.turns === 0 || pulse.turns !== this.#atTurn.turns) {
      this.#atTurn = pulse
      this.#idlePulses = 0
      return undefined
    }
    if (used <= IDLE_CPU) this.#idlePulses += 1
    if (pulse.cpu - this.#atTurn.cpu >= hang) return `do not answer for ${hang / 1000} s of CPU time`
    // Each report proves that the process was scheduled, and no CPU time that its main thread did not want any.
    if (this.#idlePulses * PULSE_MILLISECONDS >= blocked) return `do not answer for ${blocked / 1000} s`
    return undefined
  }
}
