import type { FindInText, RemarkDraft } from '../Rule.ts'
import { removed, replaced, spanOf, suggestion } from '../text/edits.ts'
import { isWrittenAsName } from '../text/readStatement.ts'
import type { Statement } from '../text/Statement.ts'
import { AUXILIARIES, POSSESSIVES_OF_SPEECH, PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { NUMBERED } from '../vocabulary/quantities.ts'
import { PLAIN_VERBS } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

/** J13 and O8: no first or second person, so that the text holds for everyone who does the job. */
export const findPronouns: FindInText = (statement) =>
  statement.words.flatMap((word, index): readonly RemarkDraft[] =>
    PRONOUNS_OF_SPEECH.has(word.key) &&
    !(statement.hasTellingCapitals && isAcronym(word.text)) &&
    !isNumeral(statement, index) &&
    !isPlaceOfWork(statement, index)
      ? [
          {
            message: `"${word.text}" speaks of one person. Write it so that it holds for everyone who does this job.`,
            span: spanOf(statement, index),
            suggestion: POSSESSIVES_OF_SPEECH.has(word.key) ? withoutPossessive(statement, index) : null,
          },
        ]
      : [],
  )

/** "US", "ME" and similar words are acronyms in a text that is mostly lower case. */
const isAcronym = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/** "Class I": a roman numeral after a name, or after a noun that is numbered, but "the class I attend". */
function isNumeral(statement: Statement, index: number): boolean {
  const before = statement.words[index - 1]
  if (statement.words[index]?.key !== 'i' || before === undefined || before.key === 'i') return false
  if (isWrittenAsName(statement, index - 1)) return true
  const next = statement.words[index + 1]?.key ?? ''
  return NUMBERED.has(before.key) && !PLAIN_VERBS.has(next) && !AUXILIARIES.has(next) && !next.endsWith('ed')
}

/** "Mine" is a pronoun only after words such as "of"; elsewhere ore is dug there. */
const BEFORE_MINE = wordSet('of than as like')
const isPlaceOfWork = ({ words }: Statement, index: number): boolean =>
  words[index]?.key === 'mine' && !BEFORE_MINE.has(words[index - 1]?.key ?? '')

function withoutPossessive(statement: Statement, index: number) {
  const next = statement.words[index + 1]
  return next === undefined
    ? suggestion(statement, 'Leave it out', () => removed(statement, index))
    : suggestion(statement, 'Say "the"', () => replaced(statement, index, index, 'the'))
}
