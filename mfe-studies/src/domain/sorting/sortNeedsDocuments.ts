import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'

/** Sort orders of a list of needs documents: last save, name, number of goals. */
export const NEEDS_DOCUMENT_ORDERS = ['saved', 'name', 'goals'] as const
export type NeedsDocumentOrder = (typeof NEEDS_DOCUMENT_ORDERS)[number]

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Comparators by order. Equal documents are ordered by name, so that the order is stable. */
const COMPARE: Readonly<Record<NeedsDocumentOrder, (one: NeedsHeader, other: NeedsHeader) => number>> = {
  saved: (one, other) => compare(other.updatedAt, one.updatedAt) || compareNames(one, other),
  name: compareNames,
  goals: (one, other) => other.counts.goals - one.counts.goals || compareNames(one, other),
}

/** Returns a sorted copy of the headers. */
export function sortNeedsDocuments(
  documents: readonly NeedsHeader[],
  order: NeedsDocumentOrder,
): readonly NeedsHeader[] {
  return documents.toSorted(COMPARE[order])
}

function compareNames(one: NeedsHeader, other: NeedsHeader): number {
  return byName.compare(one.docName, other.docName) || compare(one.docName, other.docName)
}

/** Compares by code units, for ISO 8601 times and for names that are equal to the collator. */
function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
