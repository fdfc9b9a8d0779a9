import type { CloudModel, Outcome } from './CloudModel.ts'
import { type Doc, isSameDoc } from './Doc.ts'
import type { ConnectionState } from './faultyConnection.ts'

/** The stored version that a page knows. */
export interface Known {
  readonly name: string
  readonly revision: number
}

interface Past<D> {
  readonly doc: D
  /** Set where another version replaced the document: the known version before and after. */
  readonly swapped: { readonly before: Known | null; readonly after: Known | null } | null
}

interface Draft<D> {
  readonly uuid: string
  readonly doc: D
  readonly base: number | null
  /** Name under which its base was stored; empty if there is none. */
  readonly baseName: string
}

/** What an opened page did with a draft whose base is not the stored version. */
export type RestoredDraft<D> =
  | { readonly how: 'merged'; readonly doc: D }
  /** It is in place, and the next save meets the newer version. */
  | { readonly how: 'over'; readonly isAsked: boolean }

/** The expected content of one tab, computed by the simplest rules. */
export class DeviceModel<D extends Doc> {
  uuid: string
  doc: D
  known: Known | null = null
  /** The newest stored version that the page knows; null if there is none. */
  newest: D | null = null
  problem: Outcome | null = null
  /** The draft that its pages stored on the device. */
  draft: Draft<D> | null = null
  /** The revision that the database told the page under the present name. */
  #noticed = 0
  #isEdited = false
  #past: Past<D>[] = []
  #future: Past<D>[] = []
  #unanswered: D[] = []
  readonly #cloud: CloudModel<D>
  readonly #empty: D

  constructor(cloud: CloudModel<D>, empty: D, uuid: string) {
    this.#cloud = cloud
    this.#empty = empty
    this.doc = empty
    this.uuid = uuid
  }

  get isDirty(): boolean {
    return this.newest ? !isSameDoc(this.doc, this.newest) : this.#isEdited
  }

  edit(doc: D): void {
    this.#past.push({ doc: this.doc, swapped: null })
    this.#future = []
    this.#write(doc)
  }

  moveInHistory(way: 'undo' | 'redo'): void {
    const [from, to] = way === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past]
    const entry = from.pop()
    if (!entry) return
    const { swapped } = entry
    const before = this.known
    if (swapped && this.known === swapped.after) this.known = swapped.before
    to.push({ doc: this.doc, swapped: swapped && { before, after: this.known } })
    if (swapped) this.#set(entry.doc)
    else this.#write(entry.doc)
  }

  /** Replaces the document by another version, as an undoable edit. */
  swap(doc: D, known: Known | null): void {
    this.#past.push({ doc: this.doc, swapped: { before: this.known, after: known } })
    this.#future = []
    this.known = known
    this.#set(doc)
  }

  /** Replaces the document by a merge with the stored version. */
  merge(doc: D, stored: D, known: Known): void {
    this.newest = stored
    this.swap(doc, known)
  }

  /** Replaces the document by the stored version, with an empty history. */
  reset(doc: D, known: Known): void {
    this.#past = []
    this.#future = []
    this.#takeOver(doc, known)
  }

  pause(): void {
    const { uuid, doc, known } = this
    this.draft = this.isDirty
      ? { uuid, doc, base: known?.revision ?? null, baseName: known?.name ?? '' }
      : null
  }

  /** The database tells the page what is stored. */
  notice(): void {
    const stored = this.known && this.#cloud.called(this.known.name)
    this.#noticed = stored?.uuid === this.uuid ? stored.revision : 0
  }

  /** Ends a step: a tab without edits, done or undone, follows what it was told. */
  settle(): void {
    const canFollow = !this.isDirty && this.#future.length === 0
    if (this.known && canFollow && this.#noticed > this.known.revision) {
      const stored = this.#cloud.called(this.known.name)
      if (stored?.uuid === this.uuid) {
        const known = { name: stored.doc.name, revision: stored.revision }
        if (this.#past.length > 0) {
          this.#past.push({ doc: this.doc, swapped: { before: known, after: known } })
        }
        this.#takeOver(stored.doc, known)
      }
    }
    this.#forgetSolved()
    if (!this.isDirty) this.draft = null
  }

  save(way: ConnectionState): void {
    this.problem = this.#send(way)
  }

  /**
   * Closes the page and opens the document again.
   * @param restored asked for a draft whose base is not the stored version
   */
  open(name: string | null, restored: () => RestoredDraft<D>): void {
    const stored = name === null ? undefined : this.#cloud.called(name)
    const left = this.draft
    this.#unanswered = []
    this.problem = null
    this.#past = []
    this.#future = []
    this.#noticed = 0
    this.#isEdited = false
    this.known = stored ? { name: stored.doc.name, revision: stored.revision } : null
    this.doc = stored?.doc ?? this.#empty
    this.newest = stored?.doc ?? null
    this.draft = null
    if (!left) return
    // A document that was renamed in the meantime keeps its new name.
    const isRenamed = !stored || left.doc.name !== left.baseName
    const doc = isRenamed ? left.doc : { ...left.doc, name: this.doc.name }
    if (isSameDoc(doc, this.doc)) return
    this.#restore({ ...left, doc }, restored)
    this.pause()
  }

  /** Turns the document into a new document. */
  saveAsNew(uuid: string): void {
    this.uuid = uuid
    this.#learn(null)
    this.newest = null
    this.#isEdited = true
  }

  #restore({ doc, base }: Draft<D>, restored: () => RestoredDraft<D>): void {
    const { known } = this
    if (!known || known.revision === base) {
      this.swap(doc, known)
      return
    }
    const found = restored()
    if (found.how === 'merged') {
      this.swap(found.doc, known)
      return
    }
    this.swap(doc, { name: known.name, revision: base ?? 0 })
    this.problem = found.isAsked ? 'conflict' : null
  }

  #takeOver(doc: D, known: Known): void {
    this.#learn(known)
    this.doc = doc
    this.newest = doc
    this.problem = null
  }

  /** A listener counts for one name only. */
  #learn(known: Known | null): void {
    if (known?.name !== this.known?.name) this.#noticed = 0
    this.known = known
  }

  #send(way: ConnectionState): Outcome | null {
    const { doc, uuid } = this
    if (doc.name === '') return 'name'
    if (way === 'signedOut') return 'failed'
    if (this.known && this.known.name !== doc.name) {
      if (way === 'offline') return 'failed'
      const renamed = this.#cloud.rename(uuid, this.known.name, doc.name)
      if (renamed !== 'saved') return renamed
      if (way === 'answerLost') return 'failed'
      this.#learn({ name: doc.name, revision: this.known.revision })
      if (this.newest) this.newest = { ...this.newest, name: doc.name }
    }
    if (way === 'offline') {
      // An equal stored document counts as this page's own save, because its response may have been lost.
      this.#unanswered.push(doc)
      return 'failed'
    }
    const base = this.known?.revision ?? null
    const { outcome, revision } = this.#cloud.save({ uuid, doc, base, unanswered: this.#unanswered })
    this.#unanswered.push(doc)
    if (outcome !== 'saved') return outcome
    if (way === 'answerLost') return 'failed'
    this.#unanswered = []
    this.#learn({ name: doc.name, revision })
    this.newest = doc
    return null
  }

  /** A rejected name does not block a save under another name. */
  #write(doc: D): void {
    if (this.problem === 'name' && doc.name !== this.doc.name) this.problem = null
    this.#set(doc)
  }

  #set(doc: D): void {
    this.doc = doc
    this.#isEdited = true
    this.#forgetSolved()
  }

  /** Without unsaved edits there is nothing to choose or to try again. */
  #forgetSolved(): void {
    if ((this.problem === 'conflict' || this.problem === 'failed') && !this.isDirty) this.problem = null
  }
}
