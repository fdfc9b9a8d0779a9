import type { StoredDocument } from '../schema/contract.ts'
import type { Entry } from './Entry.ts'

/**
 * Cache of recently parsed documents, limited to about `budget` characters of their text. It has two generations. A
 * read moves a document to the young one; the old one is dropped completely.
 */
export class DocumentCache {
  readonly #generationBudget: number
  #young = new Map<Entry, StoredDocument>()
  #old = new Map<Entry, StoredDocument>()
  #youngSize = 0

  constructor(budget: number) {
    this.#generationBudget = budget / 2
  }

  get(entry: Entry): StoredDocument | undefined {
    const young = this.#young.get(entry)
    if (young) return young
    const old = this.#old.get(entry)
    if (old) this.set(entry, old)
    return old
  }

  set(entry: Entry, document: StoredDocument): void {
    if (this.#youngSize > this.#generationBudget) {
      this.#old = this.#young
      this.#young = new Map()
      this.#youngSize = 0
    }
    this.#young.set(entry, document)
    this.#youngSize += entry.text.length
  }
}
