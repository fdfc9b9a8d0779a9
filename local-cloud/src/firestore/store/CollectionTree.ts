import { type Scope, scopeCovers } from '../query/Scope.ts'
import { Collection } from './Collection.ts'
import type { Entry } from './Entry.ts'

/** All collections of a database that contain documents, indexed by path and by id. */
export class CollectionTree {
  readonly #byPath = new Map<string, Collection>()
  readonly #byId = new Map<string, Set<Collection>>()

  /** @param path below the documents root */
  get(path: string): Collection | undefined {
    return this.#byPath.get(path)
  }

  paths(): Iterable<string> {
    return this.#byPath.keys()
  }

  /** Documents by id, by the path of their collection. Later changes do not affect it. */
  copy(): ReadonlyMap<string, ReadonlyMap<string, Entry>> {
    return new Map([...this.#byPath.values()].map((collection) => [collection.path, collection.copy()]))
  }

  inScope(scope: Scope): readonly Collection[] {
    if (scope.collectionId !== '' && !scope.allDescendants) {
      const path = scope.parent === '' ? scope.collectionId : `${scope.parent}/${scope.collectionId}`
      const collection = this.#byPath.get(path)
      return collection ? [collection] : []
    }
    const candidates =
      scope.collectionId === '' ? this.#byPath.values() : (this.#byId.get(scope.collectionId) ?? [])
    return [...candidates].filter((collection) => scopeCovers(scope, collection.path))
  }

  set(path: string, id: string, entry: Entry): void {
    this.#collection(path).set(id, entry)
  }

  delete(path: string, id: string): void {
    const collection = this.#byPath.get(path)
    collection?.delete(id)
    if (!collection || collection.size > 0) return
    this.#byPath.delete(path)
    const group = this.#byId.get(collection.id)
    group?.delete(collection)
    if (group?.size === 0) this.#byId.delete(collection.id)
  }

  #collection(path: string): Collection {
    const existing = this.#byPath.get(path)
    if (existing) return existing
    const collection = new Collection(path)
    this.#byPath.set(path, collection)
    const group = this.#byId.get(collection.id)
    if (group) group.add(collection)
    else this.#byId.set(collection.id, new Set([collection]))
    return collection
  }
}
