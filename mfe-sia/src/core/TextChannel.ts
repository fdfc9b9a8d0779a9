import { createListeners, type Listeners } from '@outcome-studio/shared/domain/base'
import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { Timing } from './ports.ts'

/** Notifies the listeners of an answer that its text has grown, at most once per frame. */
export class TextChannel {
  readonly #timing: Timing
  readonly #listeners = new Map<SiaMessageId, Listeners>()
  readonly #grown = new Set<SiaMessageId>()
  #cancel: (() => void) | null = null

  constructor(timing: Timing) {
    this.#timing = timing
  }

  /** Adds a listener for one answer. Returns the release. */
  subscribe(id: SiaMessageId, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? createListeners()
    this.#listeners.set(id, listeners)
    const release = listeners.add(listener)
    return () => {
      release()
      if (listeners.isEmpty() && this.#listeners.get(id) === listeners) this.#listeners.delete(id)
    }
  }

  /** Schedules the notification for an answer before the next frame. */
  grew(id: SiaMessageId): void {
    this.#grown.add(id)
    this.#cancel ??= this.#timing.beforePaint(() => this.#flush())
  }

  /** Cancels the scheduled notification. */
  release(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#grown.clear()
  }

  #flush(): void {
    this.#cancel = null
    const grown = [...this.#grown]
    this.#grown.clear()
    for (const id of grown) this.#listeners.get(id)?.notify()
  }
}
