import { compareIds } from '../values/compareIds.ts'
import type { Entry } from './Entry.ts'

/** Documents of one collection by id, ordered by id. */
export class Collection {
  /** Path below the documents root. */
  readonly path: string
  readonly #entries = new Map<string, Entry>()
  /** Created on first use and updated in order afterwards. */
  #sortedIds: string[] | undefined

  constructor(path: string) {
    this.path = path
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }

  get size(): number {
    return this.#entries.size
  }

  copy(): ReadonlyMap<string, Entry> {
    return new Map(this.#entries)
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id)
  }

  set(id: string, entry: Entry): void {
    if (this.#sortedIds && !this.#entries.has(id))
      this.#sortedIds.splice(this.#position(this.#sortedIds, id), 0, id)
    this.#entries.set(id, entry)
  }

  delete(id: string): void {
    if (!this.#entries.delete(id) || !this.#sortedIds) return
    this.#sortedIds.splice(this.#position(this.#sortedIds, id), 1)
  }

  ids(): readonly string[] {
    this.#sortedIds ??= [...this.#entries.keys()].sort(compareIds)
    return this.#sortedIds
  }

  /** Index of the id, or the index at which it would be inserted. */
  #position(ids: readonly string[], id: string): number {
    let low = 0
    let high = ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareIds(ids[middle] ?? '', id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
