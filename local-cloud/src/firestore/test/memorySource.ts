import { documentPath } from '../paths/ResourceName.ts'
import type { DocumentSource } from '../query/runQuery.ts'
import { scopeCovers } from '../query/Scope.ts'
import type { DocumentReader, StoredDocument } from '../schema/contract.ts'
import { compareIds } from '../values/compareIds.ts'
import type { Fields } from '../values/Value.ts'

export const ROOT = 'projects/p/databases/d/documents'

/** A document below the test root, by its path. */
export const documentAt = (path: string, fields: Fields, version = 1): StoredDocument => ({
  name: `${ROOT}/${path}`,
  fields,
  createTime: 1,
  updateTime: version,
})

/** A minimal document source for query tests. */
export function memorySource(documents: readonly StoredDocument[]): DocumentSource & DocumentReader {
  const place = (document: StoredDocument) => documentPath(ROOT, document.name)
  return {
    get: (name) => documents.find((document) => document.name === name),
    scan: (scope) =>
      documents
        .filter((document) => scopeCovers(scope, place(document).collection))
        .sort((left, right) => compareIds(place(left).id, place(right).id)),
  }
}
