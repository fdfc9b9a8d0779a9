import type { Study } from '@outcome-studio/shared/domain/study'
import { isUnchecked } from '../../domain/checking/isUnchecked.ts'

/** Creates a count of the texts that the rules do not check, repeated while the study changes. It caches each text's. */
export function createUncheckedCount(): (study: Study) => number {
  let known = new Map<string, boolean>()
  return ({ jtbd, jobSteps }) => {
    const seen = new Map<string, boolean>()
    const texts = jobSteps.flatMap(({ userInput, outcomeStatements }) => [
      userInput,
      ...outcomeStatements.map((statement) => statement.userInput),
    ])
    const unchecked = [jtbd.userInput, ...texts].filter((text) => {
      const answer = known.get(text) ?? isUnchecked(text)
      seen.set(text, answer)
      return answer
    })
    known = seen
    return unchecked.length
  }
}
