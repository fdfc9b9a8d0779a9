import type { StoredDocument } from '../schema/contract.ts'
import type { CompiledQuery } from './compileQuery.ts'
import type { Scope } from './Scope.ts'

/** The documents that a query reads. */
export interface DocumentSource {
  /** Yields the documents of every collection in the scope, one collection after the other, each ordered by name. */
  scan(scope: Scope): Iterable<StoredDocument>
}

/** Returns the query's documents in its order, with offset and limit applied. */
export function runQuery(source: DocumentSource, query: CompiledQuery): readonly StoredDocument[] {
  const end = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit
  // A single collection is already ordered by name, so reading can stop when the window is full.
  const ordered = query.byName && query.scope.collectionId !== '' && !query.scope.allDescendants
  const found: StoredDocument[] = []
  if (end > 0)
    for (const document of source.scan(query.scope)) {
      if (!query.matches(document)) continue
      found.push(document)
      if (ordered && found.length >= end) break
    }
  if (!ordered) found.sort(query.compare)
  return query.offset === 0 && found.length <= end ? found : found.slice(query.offset, end)
}
