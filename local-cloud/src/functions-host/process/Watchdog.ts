/** Tells when the other side has been silent for too long. */
export class Watchdog {
  readonly #timer: NodeJS.Timeout
  #silentTicks = 0

  /**
   * Counts its own ticks instead of comparing clocks: a machine that slept is not taken for a process that hangs.
   *
   * @param limit milliseconds of silence
   */
  constructor(limit: number, onSilence: () => void) {
    const ticks = 10
    this.#timer = setInterval(() => {
      this.#silentTicks += 1
      if (this.#silentTicks === ticks) onSilence()
    }, limit / ticks)
  }

  heard(): void {
    this.#silentTicks = 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
