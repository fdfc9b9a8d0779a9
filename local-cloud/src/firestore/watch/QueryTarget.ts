import type { CompiledQuery } from '../query/compileQuery.ts'
import { type DocumentSource, runQuery } from '../query/runQuery.ts'
import type { PlannedWrite, StoredDocument } from '../schema/contract.ts'
import type { Target, TargetUpdate } from './Target.ts'

/** A query without limit and offset. Whether a document matches depends on that document only. */
export class QueryTarget implements Target {
  readonly id: number
  readonly query: CompiledQuery
  readonly #source: DocumentSource
  #members: Set<string> = new Set()

  constructor(id: number, query: CompiledQuery, source: DocumentSource) {
    this.id = id
    this.query = query
    this.#source = source
  }

  load(): readonly StoredDocument[] {
    const documents = runQuery(this.#source, this.query)
    this.#members = new Set(documents.map((document) => document.name))
    return documents
  }

  update(changes: readonly PlannedWrite[]): TargetUpdate {
    const present: StoredDocument[] = []
    const removed: string[] = []
    for (const { name, after } of changes) {
      if (after && this.query.matches(after)) {
        this.#members.add(name)
        present.push(after)
      } else if (this.#members.delete(name)) removed.push(name)
    }
    return { present, removed }
  }
}
