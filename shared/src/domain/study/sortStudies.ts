import type { StudyHeader } from './Study.ts'

/** Sort orders of a list of studies: last save, name, number of statements. */
export const STUDY_ORDERS = ['saved', 'name', 'statements'] as const
export type StudyOrder = (typeof STUDY_ORDERS)[number]

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Comparators by order. Equal studies are ordered by name, so that the order is stable. */
const COMPARE: Readonly<Record<StudyOrder, (one: StudyHeader, other: StudyHeader) => number>> = {
  saved: (one, other) => compare(other.updatedAt, one.updatedAt) || compareNames(one, other),
  name: compareNames,
  statements: (one, other) =>
    other.counts.outcomeStatements - one.counts.outcomeStatements || compareNames(one, other),
}

/** Returns a sorted copy of the studies. */
export function sortStudies(studies: readonly StudyHeader[], order: StudyOrder): readonly StudyHeader[] {
  return studies.toSorted(COMPARE[order])
}

function compareNames(one: StudyHeader, other: StudyHeader): number {
  return byName.compare(one.docName, other.docName) || compare(one.docName, other.docName)
}

/** Compares by code units, for ISO 8601 times and for names that are equal to the collator. */
function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
