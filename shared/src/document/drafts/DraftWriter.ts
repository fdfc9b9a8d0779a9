import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { ANYTHING, type DocumentSession, SAVING } from '../session/DocumentSession.ts'
import type { Draft } from './Draft.ts'
import type { DraftPersistence, DraftStore } from './DraftStore.ts'

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE = 700

export interface DraftWriterOptions<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  readonly session: DocumentSession<T>
  readonly store: DraftStore<T>
  /** Identifies this session among drafts. */
  readonly id: string
  readonly now: () => Date
  /** Called when drafts can no longer be stored, or can be again. Initially they count as stored. */
  readonly onPersistence: (persistence: DraftPersistence) => void
}

/** Writes a session's unsaved state to the device, and removes it once the save is acknowledged. */
export class DraftWriter<T extends DocumentTypes> {
  readonly #options: DraftWriterOptions<T>
  #timer: ReturnType<typeof setTimeout> | undefined
  #persistence: DraftPersistence = 'stored'
  /** The content written last; the document's uuid may have changed since. */
  #written: T['content'] | null = null
  /** The latest edit. A draft that is written again without an edit keeps its time. */
  #edited: Pick<Draft<T>, 'docName' | 'content' | 'writtenAt'> | null = null

  constructor(options: DraftWriterOptions<T>) {
    this.#options = options
  }

  /** Subscribes to the session. Returns the release, which writes pending changes. */
  start(): () => void {
    const { session } = this.#options
    const releases = [
      session.subscribe(ANYTHING, () => this.#schedule()),
      session.subscribe(SAVING, () => (session.isDirty ? this.#schedule() : this.#remove())),
    ]
    return () => {
      for (const release of releases) release()
      this.flush()
    }
  }

  /** Writes pending changes without waiting for a pause, because the page may be about to close. */
  flush(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#write()
  }

  /** Gives the session's current state the time of the draft that it was restored from. */
  restored({ writtenAt }: Pick<Draft<T>, 'writtenAt'>): void {
    const { docName, content } = this.#options.session
    this.#edited = { docName, content, writtenAt }
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), PAUSE)
  }

  #write(): void {
    const { kind, session, store, id } = this.#options
    if (!session.isDirty) {
      this.#remove()
      return
    }
    const draft = this.#draft()
    const before = this.#written
    const persistence = store.write(draft)
    this.#setPersistence(persistence)
    if (persistence !== 'stored') return
    this.#written = draft.content
    this.#edited = draft
    if (before && kind.uuidOf(before) !== session.uuid) store.remove({ id, content: before })
  }

  #setPersistence(persistence: DraftPersistence): void {
    if (persistence === this.#persistence) return
    this.#persistence = persistence
    this.#options.onPersistence(persistence)
  }

  #remove(): void {
    this.#setPersistence('stored')
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { session, store, id } = this.#options
    store.remove({ id, content: session.content })
    if (this.#written) store.remove({ id, content: this.#written })
    this.#written = null
  }

  #draft(): Draft<T> {
    const { kind, session, id, now } = this.#options
    const { header, docName, content } = session
    const edited = this.#edited
    const isEdited = edited === null || edited.docName !== docName || !kind.isEqual(edited.content, content)
    return {
      id,
      docName,
      content,
      basedOn: header && { docName: header.docName, revision: header.revision },
      writtenAt: isEdited ? now().toISOString() : edited.writtenAt,
    }
  }
}
