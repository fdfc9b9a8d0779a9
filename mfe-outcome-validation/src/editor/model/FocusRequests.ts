import { KeyedListeners } from './KeyedListeners.ts'

/** Passes the keyboard to an item's field: at once where it is on screen, else as soon as it appears. */
export class FocusRequests {
  readonly #listeners = new KeyedListeners()
  #wanted: string | null = null

  request(uuid: string): void {
    this.#wanted = uuid
    this.#listeners.notify([uuid])
  }

  /** A field offers itself. Returns the release. */
  offer(uuid: string, focus: () => void): () => void {
    const takeUp = () => {
      if (this.#wanted !== uuid) return
      this.#wanted = null
      focus()
    }
    takeUp()
    return this.#listeners.subscribe(uuid, takeUp)
  }
}
