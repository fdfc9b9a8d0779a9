import type { CompiledQuery } from '../query/compileQuery.ts'
import { type DocumentSource, runQuery } from '../query/runQuery.ts'
import type { PlannedWrite, StoredDocument } from '../schema/contract.ts'
import type { Target, TargetUpdate } from './Target.ts'

type Window = ReadonlyMap<string, StoredDocument>

const toWindow = (documents: readonly StoredDocument[]): Window =>
  new Map(documents.map((document) => [document.name, document]))

/** A query with limit or offset. Whether a document is in the result depends on other documents too. */
export class WindowTarget implements Target {
  readonly id: number
  readonly query: CompiledQuery
  readonly #source: DocumentSource
  #window: Window = new Map()

  constructor(id: number, query: CompiledQuery, source: DocumentSource) {
    this.id = id
    this.query = query
    this.#source = source
  }

  load(): readonly StoredDocument[] {
    const documents = runQuery(this.#source, this.query)
    this.#window = toWindow(documents)
    return documents
  }

  update(changes: readonly PlannedWrite[]): TargetUpdate {
    const relevant = changes.filter((change) => this.#concerns(change))
    if (relevant.length === 0) return { present: [], removed: [] }
    const before = this.#window
    this.#window = toWindow(
      this.#needsQuery(relevant) ? runQuery(this.#source, this.query) : this.#merge(relevant),
    )
    return {
      present: [...this.#window.values()].filter(
        (document) => before.get(document.name)?.updateTime !== document.updateTime,
      ),
      removed: [...before.keys()].filter((name) => !this.#window.has(name)),
    }
  }

  #concerns({ name, before, after }: PlannedWrite): boolean {
    if (this.#window.has(name) || (after && this.query.matches(after))) return true
    // A document before the window counts for the offset, so its removal shifts the window.
    return this.query.offset > 0 && before !== undefined && this.query.matches(before)
  }

  /** When a full window loses or moves a document, a document outside may take its place. */
  #needsQuery(changes: readonly PlannedWrite[]): boolean {
    if (this.query.offset > 0) return true
    if (this.#window.size < (this.query.limit ?? Number.POSITIVE_INFINITY)) return false
    return changes.some(({ name, after }) => {
      const member = this.#window.get(name)
      return member && (!after || !this.query.matches(after) || this.query.compare(member, after) !== 0)
    })
  }

  #merge(changes: readonly PlannedWrite[]): readonly StoredDocument[] {
    const documents = new Map(this.#window)
    for (const { name, after } of changes) {
      if (after && this.query.matches(after)) documents.set(name, after)
      else documents.delete(name)
    }
    return [...documents.values()].sort(this.query.compare).slice(0, this.query.limit)
  }
}
