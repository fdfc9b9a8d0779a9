import type { CloudModel, Outcome } from './CloudModel.ts'
import { type Doc, EMPTY, isSameDoc } from './Doc.ts'
import type { Way } from './faultyConnection.ts'

/** What a page knows to be stored. */
export interface Known {
  readonly name: string
  readonly revision: number
}

interface Past {
  readonly doc: Doc
  /** Where another version was put in place: what was known before, and what since. */
  readonly swapped: { readonly before: Known | null; readonly after: Known | null } | null
}

interface Kept {
  readonly uuid: string
  readonly doc: Doc
  readonly base: number | null
}

/** What a device must show and keep, by the simplest rules there are. */
export class DeviceModel {
  uuid: string
  doc: Doc = EMPTY
  known: Known | null = null
  isDirty = false
  problem: Outcome | null = null
  /** What its pages left on the device. */
  kept: Kept | null = null
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

  travel(way: 'undo' | 'redo'): void {
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

  /** Another version in place of this one, as an edit. */
  swap(doc: Doc, known: Known | null): void {
    this.#past.push({ doc: this.doc, swapped: { before: this.known, after: known } })
    this.#future = []
    this.known = known
    this.#set(doc)
  }

  /** The stored version in place of this one, with nothing to undo. */
  reset(doc: Doc, known: Known): void {
    this.#past = []
    this.#future = []
    this.known = known
    this.doc = doc
    this.isDirty = false
    this.problem = null
    this.kept = null
  }

  pause(): void {
    this.kept = this.isDirty ? { uuid: this.uuid, doc: this.doc, base: this.known?.revision ?? null } : null
  }

  save(way: Way): void {
    this.problem = this.#send(way)
    if (this.problem === null) this.isDirty = false
  }

  /** Its page is gone; the study is opened again. */
  open(name: string | null): void {
    const stored = name === null ? undefined : this.#cloud.called(name)
    const left = this.kept
    this.#unanswered = []
    this.problem = null
    this.#past = []
    this.#future = []
    this.known = stored ? { name: stored.doc.name, revision: stored.revision } : null
    this.doc = stored?.doc ?? EMPTY
    this.isDirty = false
    this.kept = null
    if (left && !isSameDoc(left.doc, this.doc)) {
      this.swap(left.doc, this.known && { name: this.known.name, revision: left.base ?? 0 })
      this.pause()
    }
  }

  /** What it wrote becomes a study of its own. */
  beginAnew(uuid: string): void {
    this.uuid = uuid
    this.known = null
    this.isDirty = true
  }

  #send(way: Way): Outcome | null {
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
      // Nobody can tell it from one that arrived: whoever stores the very same is no stranger to it.
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

  /** Another name may do where one was refused. */
  #write(doc: Doc): void {
    if (this.problem === 'name' && doc.name !== this.doc.name) this.problem = null
    this.#set(doc)
  }

  #set(doc: Doc): void {
    this.doc = doc
    this.isDirty = true
  }
}
