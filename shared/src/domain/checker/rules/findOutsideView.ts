import type { FindInText, RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { ARTICLES } from '../vocabulary/functionWords.ts'
import { ROLES } from '../vocabulary/people.ts'
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
    ...observedIn(statement, vocabulary),
  ]
}

/** "the time the passenger waits", "the time it takes a nurse to …" */
function observedIn(statement: Statement, vocabulary: Vocabulary): readonly RemarkDraft[] {
  const outcome = readOutcome(statement, vocabulary)
  if (outcome?.metric == null) return []
  const { words } = statement
  let at = outcome.metric.at + 1
  if (words[at]?.key === 'it' && (words[at + 1]?.key === 'takes' || words[at + 1]?.key === 'took')) at += 2
  if (words[at]?.key === 'for') at += 1
  while (ARTICLES.has(words[at]?.key ?? '')) at += 1
  const who = words[at]
  if (who === undefined || !ROLES.has(who.key)) return []
  const message = `"${who.text}" is seen from outside. Write it as the one who does the job lives it.`
  return [{ message, span: spanOf(statement, at), severity: 'warning' }]
}
