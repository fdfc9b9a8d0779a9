import { isNamePath } from '../../query/fieldValue.ts'
import type { StructuredQuery } from '../../query/StructuredQuery.ts'
import { pathOfName } from '../values/fromStoredValue.ts'
import { branchesOfFilter } from './branchesOfFilter.ts'
import type { DocumentFact } from './DocumentFact.ts'
import { DocumentKnowledge } from './DocumentKnowledge.ts'
import { type PathPiece, segmentsAsPieces } from './PathPiece.ts'

/** The documents that one branch of a query can return: their paths and the known facts about them. */
interface ListTarget {
  readonly pieces: readonly PathPiece[]
  readonly knowledge: DocumentKnowledge
}

/**
 * Returns the branches of a query. The query is allowed if each of them is allowed.
 * @param parent the documents root or a document's name
 * @throws RpcError INVALID_ARGUMENT for more branches than a query may have
 */
export function listTargets(parent: string, query: StructuredQuery): readonly ListTarget[] {
  const ordered = query.orderBy.map(
    ({ path }): DocumentFact => ({ field: path, constraint: { kind: 'exists' } }),
  )
  const branches = query.where === undefined ? [[]] : branchesOfFilter(query.where)
  return branches.map((facts) => ({
    pieces: piecesOf(parent, query, facts),
    knowledge: new DocumentKnowledge([...facts, ...ordered].filter(({ field }) => !isNamePath(field))),
  }))
}

function piecesOf(
  parent: string,
  query: StructuredQuery,
  facts: readonly DocumentFact[],
): readonly PathPiece[] {
  for (const { field, constraint } of facts) {
    if (isNamePath(field) && constraint.kind === 'equal' && constraint.value.kind === 'path') {
      return segmentsAsPieces(constraint.value.segments)
    }
  }
  const above = segmentsAsPieces(pathOfName(parent))
  const collection: PathPiece =
    query.collectionId === '' ? { kind: 'any' } : { kind: 'segment', text: query.collectionId }
  return [
    ...above,
    ...(query.allDescendants ? [{ kind: 'anyDepth' } as const] : []),
    collection,
    { kind: 'any' },
  ]
}
