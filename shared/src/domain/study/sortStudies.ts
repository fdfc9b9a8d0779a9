import type { StudyHeader } from './Study.ts'

/** What a list of studies can be sorted by: saved last, name, most statements. */
export const STUDY_ORDERS = ['saved', 'name', 'statements'] as const
export type StudyOrder = (typeof STUDY_ORDERS)[number]

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Orders of a list; studies that are equal in it follow by name, so that none of them jumps about. */
const COMPARE: Readonly<Record<StudyOrder, (one: StudyHeader, other: StudyHeader) => number>> = {
  saved: (one, other) => compare(other.updatedAt, one.updatedAt) || compareNames(one, other),
  name: compareNames,
  statements: (one, other) =>
    other.counts.outcomeStatements - one.counts.outcomeStatements || compareNames(one, other),
}

/** The studies in an order, the list itself untouched. */
export function sortStudies(studies: readonly StudyHeader[], order: StudyOrder): readonly StudyHeader[] {
  return studies.toSorted(COMPARE[order])
}

function compareNames(one: StudyHeader, other: StudyHeader): number {
  return byName.compare(one.docName, other.docName) || compare(one.docName, other.docName)
}

/** By code units: times in ISO 8601 and names that the collator takes for equal. */
function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
