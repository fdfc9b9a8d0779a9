import type { StoredDocument } from '../model/contract.ts'
import type { CompiledQuery } from './compileQuery.ts'
import type { Scope } from './Scope.ts'

/** Where a query finds its documents. */
export interface DocumentSource {
  /** The documents of every collection in scope, those of one collection together and in order of their names. */
  scan(scope: Scope): Iterable<StoredDocument>
}

/** The query's documents in its order, offset and limit applied. */
export function runQuery(source: DocumentSource, query: CompiledQuery): readonly StoredDocument[] {
  const end = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit
  // One collection comes in order of names: enough is known once the window is full.
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
