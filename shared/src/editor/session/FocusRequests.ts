import { KeyedListeners } from '@outcome-studio/shared/document'
import type { TextSpan } from '@outcome-studio/shared/domain/study'

/** Cursor position in a field's text, or the stretch of it to select. */
export type CursorAt = 'start' | 'end' | TextSpan

interface Wanted {
  readonly key: string
  readonly cursorAt: CursorAt
}

/** Moves focus to an item's field: at once if it is on screen, otherwise when it appears. */
export class FocusRequests {
  readonly #listeners = new KeyedListeners()
  #wanted: Wanted | null = null

  /** @param key an item's key, or NAME for the name of the document */
  request(key: string, cursorAt: CursorAt = 'end'): void {
    this.#wanted = { key, cursorAt }
    this.#listeners.notify([key])
  }

  /** Like request, but only if the field is on screen or appears with the current edit. */
  requestNow(key: string): void {
    this.request(key)
    const wanted = this.#wanted
    setTimeout(() => this.#forget(wanted))
  }

  /** Registers a field that can be focused. Returns the release. */
  offer(key: string, focus: (cursorAt: CursorAt) => void): () => void {
    const takeUp = () => {
      if (this.#wanted?.key !== key) return
      const wanted = this.#wanted
      focus(wanted.cursorAt)
      // The current edit may replace this field. The replacement then gets the focus.
      setTimeout(() => this.#forget(wanted))
    }
    takeUp()
    return this.#listeners.subscribe(key, takeUp)
  }

  #forget(wanted: Wanted | null): void {
    if (this.#wanted === wanted) this.#wanted = null
  }
}
