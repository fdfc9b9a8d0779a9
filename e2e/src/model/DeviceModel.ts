import type { CloudModel, Outcome } from './CloudModel.ts'
import { type Doc, EMPTY, isSameDoc } from './Doc.ts'
import type { ConnectionState } from './faultyConnection.ts'

/** The stored version that a page knows. */
export interface Known {
  readonly name: string
  readonly revision: number
}

interface Past {
  readonly doc: Doc
  /** Set where another version replaced the document: the known version before and after. */
  readonly swapped: { readonly before: Known | null; readonly after: Known | null } | null
}

interface Draft {
  readonly uuid: string
  readonly doc: Doc
  readonly base: number | null
}

/** The expected content of a device, computed by the simplest rules. */
export class DeviceModel {
  uuid: string
  doc: Doc = EMPTY
  known: Known | null = null
  isDirty = false
  problem: Outcome | null = null
  /** The draft that its pages stored on the device. */
  draft: Draft | null = null
  #past: Past[] = []
  #future: Past[] = []
  #unanswered: Doc[] = []
  readonly #cloud: CloudModel

  constructor(cloud: CloudModel, uuid: string) {
    this.#cloud = cloud
    this.uuid = uuid
  }

  edit(doc: Doc): void {
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
  swap(doc: Doc, known: Known | null): void {
    this.#past.push({ doc: this.doc, swapped: { before: this.known, after: known } })
    this.#future = []
    this.known = known
    this.#set(doc)
  }

  /** Replaces the document by the stored version, with an empty history. */
  reset(doc: Doc, known: Known): void {
    this.#past = []
    this.#future = []
    this.known = known
    this.doc = doc
    this.isDirty = false
    this.problem = null
    this.draft = null
  }

  pause(): void {
    this.draft = this.isDirty ? { uuid: this.uuid, doc: this.doc, base: this.known?.revision ?? null } : null
  }

  save(way: ConnectionState): void {
    this.problem = this.#send(way)
    if (this.problem === null) this.isDirty = false
  }

  /** Closes the page and opens the study again. */
  open(name: string | null): void {
    const stored = name === null ? undefined : this.#cloud.called(name)
    const left = this.draft
    this.#unanswered = []
    this.problem = null
    this.#past = []
    this.#future = []
    this.known = stored ? { name: stored.doc.name, revision: stored.revision } : null
    this.doc = stored?.doc ?? EMPTY
    this.isDirty = false
    this.draft = null
    if (left && !isSameDoc(left.doc, this.doc)) {
      this.swap(left.doc, this.known && { name: this.known.name, revision: left.base ?? 0 })
      this.pause()
    }
  }

  /** Turns the document into a new study. */
  saveAsNew(uuid: string): void {
    this.uuid = uuid
    this.known = null
    this.isDirty = true
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
      this.known = { name: doc.name, revision: this.known.revision }
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
    this.known = { name: doc.name, revision }
    return null
  }

  /** A rejected name does not block a save under another name. */
  #write(doc: Doc): void {
    if (this.problem === 'name' && doc.name !== this.doc.name) this.problem = null
    this.#set(doc)
  }

  #set(doc: Doc): void {
    this.doc = doc
    this.isDirty = true
  }
}
