import type { FindInText, RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const JUDGING = wordSet('good bad poor positive negative')
/** Nouns that say nothing certain with one of them: "a bad experience". */
const VAGUE_NOUNS = wordSet('experience experiences quality service performance impression result outcome')

/** O6: evaluative words mean different things to different readers. */
export const findVagueWords: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const end = outcome?.metric?.at ?? -1
  return statement.words.flatMap(({ key, text }, index): readonly RemarkDraft[] => {
    const isPair = JUDGING.has(key) && VAGUE_NOUNS.has(statement.words[index + 1]?.key ?? '')
    if (!isPair && !vocabulary.evaluative.has(key) && !OUTCOME_WORDS.has(key)) return []
    // "Starting too fast" is a mishap that can be observed.
    if (statement.words[index - 1]?.key === 'too') return []
    const message = `"${text}" means different things to different readers. Say what is measured.`
    const span = spanOf(statement, index)
    return index > 0 && index <= end ? [{ message, span }] : [{ message, span, severity: 'warning' }]
  })
}
