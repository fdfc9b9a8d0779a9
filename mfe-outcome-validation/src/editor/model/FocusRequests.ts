import { KeyedListeners } from './KeyedListeners.ts'

/** Where in a field's text the cursor goes. */
export type CursorAt = 'start' | 'end'

/** Passes the keyboard to an item's field: at once where it is on screen, else as soon as it appears. */
export class FocusRequests {
  readonly #listeners = new KeyedListeners()
  #wanted: { readonly key: string; readonly cursorAt: CursorAt } | null = null

  /** @param key an item's uuid, or the name of a field that is none (see whereChanged) */
  request(key: string, cursorAt: CursorAt = 'end'): void {
    this.#wanted = { key, cursorAt }
    this.#listeners.notify([key])
  }

  /** Nothing waits any longer for a field that was not there. */
  forget(): void {
    this.#wanted = null
  }

  /** A field offers itself. Returns the release. */
  offer(key: string, focus: (cursorAt: CursorAt) => void): () => void {
    const takeUp = () => {
      if (this.#wanted?.key !== key) return
      const wanted = this.#wanted
      focus(wanted.cursorAt)
      // An edit may be about to put another field in the place of this one: that one takes it up as well.
      setTimeout(() => {
        if (this.#wanted === wanted) this.#wanted = null
      })
    }
    takeUp()
    return this.#listeners.subscribe(key, takeUp)
  }
}
