import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { KeyedListeners } from '../core/KeyedListeners.ts'
import type { Draft } from './Draft.ts'
import type { DraftPersistence } from './DraftStore.ts'
import { DraftWriter, type DraftWriterOptions } from './DraftWriter.ts'
import { type DraftLocks, lockDraft, onceDraftIsAbandoned } from './draftLocks.ts'

interface DocumentDraftsOptions<T extends DocumentTypes>
  extends Omit<DraftWriterOptions<T>, 'onPersistence'> {
  /** undefined in a browser without locks. */
  readonly locks: DraftLocks | undefined
}

const CHANGED = 'changed'

/** Revisions count from 1: a save based on this one meets whatever is stored. */
const NEVER_STORED = 0

/** Stores a session's unsaved state on the device, and offers what earlier sessions on the document left there. */
export class DocumentDrafts<T extends DocumentTypes> {
  readonly #options: DocumentDraftsOptions<T>
  readonly #writer: DraftWriter<T>
  readonly #listeners = new KeyedListeners()
  #persistence: DraftPersistence = 'stored'
  #waiting: readonly Draft<T>[] = []

  constructor(options: DocumentDraftsOptions<T>) {
    this.#options = options
    this.#writer = new DraftWriter({
      ...options,
      onPersistence: (persistence) => {
        this.#persistence = persistence
        this.#listeners.notify([CHANGED])
      },
    })
  }

  /** An earlier session's unsaved state, to be restored or discarded; null if there is none. */
  get offered(): Draft<T> | null {
    return this.#waiting[0] ?? null
  }
  /** Whether the current unsaved state is stored on the device. */
  get persistence(): DraftPersistence {
    return this.#persistence
  }

  /** Calls back after each change of `offered` and `persistence`. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(CHANGED, listener)

  /** Starts writing drafts and looking for earlier ones. Returns the release, which writes what is pending. */
  start(): () => void {
    const { session, store, locks, id } = this.#options
    const earlier = store.of(session.uuid).filter((draft) => draft.id !== id)
    const releases = [
      lockDraft(locks, id),
      this.#writer.start(),
      ...earlier.map((draft) => onceDraftIsAbandoned(locks, draft.id, () => this.#offer(draft.id))),
    ]
    return () => {
      for (const release of releases) release()
      this.#setWaiting([])
    }
  }

  /** Writes what is pending without waiting for a pause in typing: the page may be about to close. */
  flush(): void {
    this.#writer.flush()
  }

  /**
   * Puts the offered draft in place as an unsaved edit of what it started from. If another version was stored since,
   * the next save meets a conflict.
   */
  restore(): void {
    const { offered } = this
    if (!offered) return
    const { header } = this.#options.session
    const basedOn = header && { ...header, revision: offered.basedOn?.revision ?? NEVER_STORED }
    this.#options.session.restore(offered, basedOn)
    // The new draft is written before the old one is removed, so that one is always on the device.
    this.flush()
    this.discard()
  }

  /** Removes the offered draft. */
  discard(): void {
    const { offered } = this
    if (!offered) return
    this.#options.store.remove(offered)
    this.#setWaiting(this.#waiting.slice(1))
  }

  #offer(id: string): void {
    const { kind, session, store } = this.#options
    // Read again, because the other session may have saved or written in the meantime.
    const draft = store.of(session.uuid).find((each) => each.id === id)
    if (!draft) return
    const isSame = draft.docName === session.docName && kind.isEqual(draft.content, session.content)
    // A draft that equals the document is left over from a save whose answer was lost.
    if (isSame) store.remove(draft)
    else this.#setWaiting([...this.#waiting, draft])
  }

  #setWaiting(waiting: readonly Draft<T>[]): void {
    this.#waiting = waiting
    this.#listeners.notify([CHANGED])
  }
}
