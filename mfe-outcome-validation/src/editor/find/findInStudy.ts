import { EXECUTOR_FIELD } from '@outcome-studio/shared/document'
import { foldText, foldWithPlaces } from '@outcome-studio/shared/domain/base'
import type { Study } from '@outcome-studio/shared/domain/study'

/** A match in the study. */
export interface FoundText {
  /** The field's key (see fieldsInOrder). */
  readonly key: string
  /** For example "Outcome statement 2.1". */
  readonly where: string
  /** UTF-16 code units, end exclusive. */
  readonly start: number
  readonly end: number
}

/** Finds every match of a text in page order, ignoring case. Texts that look alike are equal (see foldText). */
export function findInStudy({ jtbd, jobSteps }: Study, query: string): readonly FoundText[] {
  if (query.trim() === '') return []
  // A query of unseen characters alone would match everywhere.
  const folded = foldText(query) || query
  const wanted = new RegExp(folded.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu')
  const within = (key: string, where: string, text: string): readonly FoundText[] => {
    const searched = foldWithPlaces(text)
    return Array.from(searched.text.matchAll(wanted)).flatMap(({ 0: found, index }) => {
      const place = searched.original(index, index + found.length)
      return place === null ? [] : [{ key, where, ...place }]
    })
  }
  return [
    ...within(EXECUTOR_FIELD, 'Job executor', jtbd.executor),
    ...within(jtbd.uuid, 'Job', jtbd.userInput),
    ...jobSteps.flatMap(({ uuid, userInput, outcomeStatements }, at) => [
      ...within(uuid, `Job step ${at + 1}`, userInput),
      ...outcomeStatements.flatMap((statement, index) =>
        within(statement.uuid, `Outcome statement ${at + 1}.${index + 1}`, statement.userInput),
      ),
    ]),
  ]
}

/**
 * Counts the matches within what replaced one, as "aa" in place of "a" has.
 * @param places matches after the replacement
 * @param length of the replacement in UTF-16 code units
 */
export const matchesWithin = (
  places: readonly FoundText[],
  { key, start }: Pick<FoundText, 'key' | 'start'>,
  length: number,
): number =>
  places.filter((place) => place.key === key && place.start >= start && place.start < start + length).length
