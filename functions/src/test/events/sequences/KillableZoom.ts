import type { ZoomApi } from '../../../events/zoom/ZoomApi.ts'

/** The process that works on a registration has ended. */
export class KilledError extends Error {
  override readonly name = 'KilledError'
}

/** Ends, as far as one turn can see, the process just after a request to Zoom was carried out. */
export class KillableZoom {
  #isDue = false

  /** The next request that changes something is the last one of its turn. */
  kill(): void {
    this.#isDue = true
  }

  /**
   * Wraps the API for one turn.
   * @throws KilledError from every call after the process has ended
   */
  open(zoom: ZoomApi): ZoomApi {
    let isDead = false
    const last = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
      if (isDead) throw new KilledError('The process has ended.')
      const answer = await work()
      if (!this.#isDue) return answer
      this.#isDue = false
      isDead = true
      throw new KilledError('The process has ended.')
    }
    return {
      ...zoom,
      addRegistrant: (...args) => last(() => zoom.addRegistrant(...args)),
      cancelRegistrant: (...args) => last(() => zoom.cancelRegistrant(...args)),
      registrants: (...args) => {
        if (isDead) throw new KilledError('The process has ended.')
        return zoom.registrants(...args)
      },
    }
  }
}
