import type { Study } from '@outcome-studio/shared/domain/study'

/** Lists the words of all quotes of a study. Returns the same list while no quote changes. */
export function createQuotesReader(): (study: Study) => readonly string[] {
  let read: readonly string[] = []
  return ({ jobSteps }) => {
    const texts = jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.flatMap(({ quotes = [] }) => quotes.map(({ text }) => text)),
    )
    const isSame = texts.length === read.length && texts.every((text, at) => text === read[at])
    if (!isSame) read = texts
    return read
  }
}
