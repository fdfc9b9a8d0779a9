/** Limits in milliseconds. */
export interface HangLimits {
  /** CPU time that the process may use without a turn of its event loop. */
  readonly hang: number
  /** Time without a turn while the process is blocked without using CPU time, for example in `Atomics.wait`. */
  readonly blocked: number
}

/** A report of the functions process about itself, sent by a thread that its code cannot block. */
export interface Pulse {
  /** Turns of the event loop so far; 0 until the code is loaded. */
  readonly turns: number
  /** CPU time of the process, in milliseconds. */
  readonly cpu: number
}

export const PULSE_MILLISECONDS = 250

/** Maximum CPU time of one report, in milliseconds. A starved main thread uses more between two reports. */
const IDLE_CPU = 2

/**
 * Detects from a process's own reports whether its event loop hangs. It never compares clocks. A process that was
 * stopped or starved sends fewer reports, so it does not count as hanging.
 */
export class HangDetector {
  readonly #limits: HangLimits
  #atTurn: Pulse = { turns: 0, cpu: 0 }
  #lastCpu = 0
  #idlePulses = 0

  constructor(limits: HangLimits) {
    this.#limits = limits
  }

  /** @returns the reason if the process hangs, otherwise undefined */
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
    // A report without CPU time proves that the process was scheduled but its main thread was blocked.
    if (this.#idlePulses * PULSE_MILLISECONDS >= blocked) return `do not answer for ${blocked / 1000} s`
    return undefined
  }
}
