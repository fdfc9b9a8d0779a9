import type { DocumentMerge } from '../core/DocumentMerge.ts'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { KeyedListeners } from '../core/KeyedListeners.ts'
import { ANYTHING, SAVING } from '../session/DocumentSession.ts'
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

/** Revisions count from 1, so a save based on this one conflicts with any stored version. */
const NEVER_STORED = 0

/** A draft that was restored automatically. */
interface RestoredDraft<T extends DocumentTypes> {
  readonly draft: Draft<T>
  /** The session's edit that restored it. */
  readonly edit: object | null
}

/**
 * Stores a session's unsaved state on the device, and restores the drafts of earlier sessions on the document. Drafts
 * that conflict with unsaved edits, and later ones of other tabs, are offered instead. No draft is removed before its
 * content is stored in another one.
 */
export class DocumentDrafts<T extends DocumentTypes> {
  readonly #options: DocumentDraftsOptions<T>
  readonly #writer: DraftWriter<T>
  readonly #listeners = new KeyedListeners()
  #persistence: DraftPersistence = 'stored'
  #waiting: readonly Draft<T>[] = []
  #restored: RestoredDraft<T> | null = null
  #isReleased = false

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

  /** An earlier session's unsaved state that was not restored automatically; null if there is none. */
  get offered(): Draft<T> | null {
    return this.#waiting[0] ?? null
  }
  /** The earlier session's unsaved state that was restored last, until it is undone, saved or dismissed. */
  get restored(): Draft<T> | null {
    return this.#restored?.draft ?? null
  }
  /** Whether one undo leads back to the version before the restored draft. */
  get isRestoredLast(): boolean {
    return this.#restored !== null && this.#restored.edit === this.#options.session.latestEdit
  }
  /** Whether the current unsaved state is stored on the device. */
  get persistence(): DraftPersistence {
    return this.#persistence
  }

  /** Calls back after each change of `offered`, `restored`, `isRestoredLast` and `persistence`. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(CHANGED, listener)

  /** Starts writing drafts and restoring earlier ones. Returns the release, which writes pending changes. */
  start(): () => void {
    const { session, store, locks, id } = this.#options
    this.#isReleased = false
    const earlier = store.of(session.uuid).filter((draft) => draft.id !== id)
    const releases = [
      lockDraft(locks, id),
      this.#writer.start(),
      session.subscribe(ANYTHING, () => this.#followEdits()),
      session.subscribe(SAVING, () => this.#followEdits()),
      // The oldest first: a later one may be based on it.
      ...earlier
        .toReversed()
        .map(({ id }) =>
          onceDraftIsAbandoned(locks, id, (wasOpen) => (wasOpen ? this.#offer(id) : void this.#takeUp(id))),
        ),
    ]
    return () => {
      this.#isReleased = true
      for (const release of releases) release()
      this.#setWaiting([])
    }
  }

  /** Writes pending changes without waiting for a pause in typing, because the page may be about to close. */
  flush(): void {
    this.#writer.flush()
  }

  /** Restores the offered draft, merged with the edits of this session that do not conflict with it. */
  async restore(): Promise<void> {
    const { offered } = this
    if (!offered) return
    const base = await this.#baseOf(offered)
    this.#setWaiting(this.#waiting.filter((each) => each !== offered))
    // The reloaded tab may have restored it, or continued to write.
    const draft = this.#find(offered.id)
    if (!draft) return
    const content = this.#continues(draft) ? draft.content : this.#merge(draft, base).result({})
    const wasDirty = this.#options.session.isDirty
    this.#options.session.restore({ docName: this.#nameFrom(draft) ?? draft.docName, content })
    if (!wasDirty) this.#writer.restored(draft)
    this.#replace(draft)
  }

  /** Removes the offered draft. */
  discard(): void {
    const { offered } = this
    if (!offered) return
    this.#options.store.remove(offered)
    this.#setWaiting(this.#waiting.slice(1))
  }

  /** Ends the notice about the restored draft. */
  dismiss(): void {
    this.#restored = null
    this.#listeners.notify([CHANGED])
  }

  /** Another tab was closed, or is being reloaded: its page then restores the draft itself. */
  #offer(id: string): void {
    const draft = this.#find(id)
    if (draft) this.#setWaiting([...this.#waiting, draft])
  }

  async #takeUp(id: string): Promise<void> {
    const draft = this.#find(id)
    if (!draft) return
    const base = this.#knownBaseOf(draft) ?? (await this.#baseOf(draft))
    // The session may have saved, and the other one may have written, in the meantime.
    if (!this.#isReleased && this.#find(id)) this.#restore(draft, base)
  }

  #restore(draft: Draft<T>, base: T['content'] | null): void {
    const { kind, session, store } = this.#options
    const docName = this.#nameFrom(draft)
    // A draft that equals the document is left over from a save whose answer was lost.
    if (docName === session.docName && kind.isEqual(draft.content, session.content)) {
      store.remove(draft)
      return
    }
    const wasDirty = session.isDirty
    const merge = this.#merge(draft, base)
    const collides = docName === null || merge.differences.some(({ taken }) => taken === null)
    if (collides && session.isDirty) {
      this.#setWaiting([...this.#waiting, draft])
      return
    }
    if (docName !== null && this.#continues(draft)) session.restore({ docName, content: draft.content })
    else if (!collides) session.restore({ docName, content: merge.result({}) })
    else this.#restoreOver({ ...draft, docName: docName ?? draft.docName }, base)
    if (!wasDirty) this.#writer.restored(draft)
    this.#replace(draft)
    this.#restored = { draft, edit: session.latestEdit }
    this.#listeners.notify([CHANGED])
  }

  /** Restores a draft that conflicts with a newer stored version; the member chooses. */
  #restoreOver(draft: Draft<T>, base: T['content'] | null): void {
    const { session } = this.#options
    const { header } = session
    session.restore(draft, header && { ...header, revision: draft.basedOn?.revision ?? NEVER_STORED })
    // Without the ancestor, for example offline, the next save detects conflicts.
    if (header && base) session.reportConflict()
  }

  /** Removes a draft once this session's own, which contains it, is on the device. */
  #replace(draft: Draft<T>): void {
    this.flush()
    if (this.#persistence === 'stored') this.#options.store.remove(draft)
  }

  #merge({ content }: Draft<T>, base: T['content'] | null): DocumentMerge<T['content']> {
    const { kind, session } = this.#options
    return kind.merge(base, content, session.content)
  }

  /** Whether a draft is an edit of exactly what the session shows. */
  #continues({ basedOn }: Draft<T>): boolean {
    const { session } = this.#options
    return !session.isDirty && (!session.header || session.header.revision === basedOn?.revision)
  }

  /** The name after a draft was merged in; null if both changed it. */
  #nameFrom({ docName, basedOn }: Draft<T>): string | null {
    const { session } = this.#options
    const isRenamed = docName !== (basedOn && session.header ? basedOn.docName : '')
    if (session.docName === (session.header?.docName ?? '')) return isRenamed ? docName : session.docName
    return isRenamed && docName !== session.docName ? null : session.docName
  }

  /** The common ancestor of a draft and this session, if no reading is necessary. */
  #knownBaseOf({ basedOn }: Draft<T>): T['content'] | null {
    const { kind, session } = this.#options
    if (!basedOn) return session.header ? null : kind.create(session.uuid)
    return basedOn.revision === session.header?.revision ? session.base : null
  }

  async #baseOf(draft: Draft<T>): Promise<T['content'] | null> {
    const known = this.#knownBaseOf(draft)
    if (known || !draft.basedOn) return known
    return this.#options.session.contentAt(draft.basedOn.revision, draft.writtenAt).catch(() => null)
  }

  #find(id: string): Draft<T> | undefined {
    const { session, store } = this.#options
    return store.of(session.uuid).find((each) => each.id === id)
  }

  #followEdits(): void {
    if (!this.#restored) return
    if (!this.#options.session.isDirty) this.#restored = null
    this.#listeners.notify([CHANGED])
  }

  #setWaiting(waiting: readonly Draft<T>[]): void {
    this.#waiting = waiting
    this.#listeners.notify([CHANGED])
  }
}
