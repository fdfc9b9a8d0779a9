import { KeyedListeners } from '@outcome-studio/shared/document'

/** Where in a field's text the cursor goes. */
export type CursorAt = 'start' | 'end'

interface Wanted {
  readonly key: string
  readonly cursorAt: CursorAt
}

/** Passes the keyboard to an item's field: at once where it is on screen, else as soon as it appears. */
export class FocusRequests {
  readonly #listeners = new KeyedListeners()
  #wanted: Wanted | null = null

  /** @param key an item's uuid, or the name of a field that is none (see whereChanged) */
  request(key: string, cursorAt: CursorAt = 'end'): void {
    this.#wanted = { key, cursorAt }
    this.#listeners.notify([key])
  }

  /** As request, but only if the field is on screen, or comes there with the edit that was just made. */
  requestNow(key: string): void {
    this.request(key)
    const wanted = this.#wanted
    setTimeout(() => this.#forget(wanted))
  }

  /** A field offers itself. Returns the release. */
  offer(key: string, focus: (cursorAt: CursorAt) => void): () => void {
    const takeUp = () => {
      if (this.#wanted?.key !== key) return
      const wanted = this.#wanted
      focus(wanted.cursorAt)
      // An edit may be about to put another field in the place of this one: that one takes it up as well.
      setTimeout(() => this.#forget(wanted))
    }
    takeUp()
    return this.#listeners.subscribe(key, takeUp)
  }

  #forget(wanted: Wanted | null): void {
    if (this.#wanted === wanted) this.#wanted = null
  }
}
