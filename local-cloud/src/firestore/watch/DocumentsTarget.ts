import type { DocumentReader, PlannedWrite, StoredDocument } from '../schema/contract.ts'
import type { Target, TargetUpdate } from './Target.ts'

/** A target of documents by name. */
export class DocumentsTarget implements Target {
  readonly id: number
  readonly names: readonly string[]
  readonly #reader: DocumentReader

  constructor(id: number, names: readonly string[], reader: DocumentReader) {
    this.id = id
    this.names = names
    this.#reader = reader
  }

  load(): readonly StoredDocument[] {
    return this.names.map((name) => this.#reader.get(name)).filter((document) => document !== undefined)
  }

  update(changes: readonly PlannedWrite[]): TargetUpdate {
    return {
      present: changes.flatMap(({ after }) => (after ? [after] : [])),
      removed: changes.flatMap(({ name, after }) => (after ? [] : [name])),
    }
  }
}
