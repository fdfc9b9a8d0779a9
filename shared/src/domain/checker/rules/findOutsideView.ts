import type { FindInText, LooksFor } from '../Rule.ts'
import { PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { findObserved, isObservable } from './findObserved.ts'
import { findPronouns } from './findPronouns.ts'
import { leavesDoubt } from './leavesDoubt.ts'
import { readOutcome } from './readOutcome.ts'

/** O8: a statement takes the performer's view: no I, we or you, and no person observed from outside. */
export const findOutsideView: FindInText = (statement, vocabulary, entity) => {
  const pronouns = findPronouns(statement, vocabulary, entity)
  const outcome = readOutcome(statement, vocabulary)
  const kind = outcome?.metric?.kind
  // The rest of the sentence is an outcome, so that only its wording is doubtful.
  const isOutcome =
    kind === 'metric' || kind === 'soft' || (outcome !== null && leavesDoubt(statement, outcome))
  return [
    ...(isOutcome ? pronouns.map((draft) => ({ ...draft, severity: 'warning' as const })) : pronouns),
    ...findObserved(statement, vocabulary, entity),
  ]
}

/** Pronouns, people, and what tells that somebody is observed. */
export const looksForOutsideView: LooksFor = ({ key }) => PRONOUNS_OF_SPEECH.has(key) || isObservable(key)
