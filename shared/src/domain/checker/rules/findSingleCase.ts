import type { FindInText, RemarkDraft } from '../Rule.ts'
import { isNumber } from '../text/compounds.ts'
import { spanOf } from '../text/edits.ts'
import { isWrittenAsName } from '../text/readStatement.ts'
import type { Statement } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { GIVEN_NAMES } from '../vocabulary/people.ts'
import { CURRENCY_SIGNS, NUMBERED } from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { findPronouns } from './findPronouns.ts'
import { brandLengthAt } from './findSolution.ts'

const PLACES = wordSet('street st road rd avenue ave lane drive boulevard blvd square court apartment suite')
/** Titles before the name of a person. */
const TITLES = wordSet('mr mrs ms dr prof professor')
const ADDRESS_REACH = 4

/** J13: a job is not limited to one person, place, date or amount. */
export const findSingleCase: FindInText = (statement, vocabulary, entity) => [
  ...findPronouns(statement, vocabulary, entity),
  ...statement.words.flatMap((_word, index) => pinAt(statement, vocabulary, index)),
]

function pinAt(statement: Statement, vocabulary: Vocabulary, index: number): readonly RemarkDraft[] {
  const { words } = statement
  const word = words[index]
  if (word === undefined) return []
  const isTitled = TITLES.has(words[index - 1]?.key ?? '') && /^\p{Lu}\p{Ll}/u.test(word.text)
  if (isTitled || (isWrittenAsName(statement, index) && GIVEN_NAMES.has(word.key))) {
    return [
      { message: `"${word.text}" is one person. Name the role instead.`, span: spanOf(statement, index) },
    ]
  }
  if (/^\d/.test(word.key)) return numberAt(statement, index)
  if (
    isWrittenAsName(statement, index) &&
    isUnknownName(word.text) &&
    !NUMBERED.has(word.key) &&
    !isSolution(statement, vocabulary, index)
  ) {
    const message = `Is "${word.text}" a name? A job holds for every case, so it names none.`
    return [{ message, span: spanOf(statement, index), severity: 'warning' }]
  }
  return []
}

/** J5 covers products and makers. */
const isSolution = (statement: Statement, vocabulary: Vocabulary, index: number): boolean =>
  brandLengthAt(statement, vocabulary, index) > 0

/** Abbreviations in capitals are mostly terms, not names, and words such as "Spanish" are languages or origins. */
const isUnknownName = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  !/(?:[^d]ish|ese|rian|lian|sian|dian|rean|pean|French|German|Dutch|Greek|Arabic|Latin)$/.test(text)

/** "ISO 17100", "EN 81-20": the number of a standard follows an abbreviation in capitals. */
const isStandard = (statement: Statement, index: number): boolean =>
  statement.hasTellingCapitals && /^\p{Lu}{2,}$/u.test(statement.words[index - 1]?.text ?? '')

function numberAt(statement: Statement, index: number): readonly RemarkDraft[] {
  const { words } = statement
  const text = words[index]?.text ?? ''
  const before = words[index - 1]?.key ?? ''
  const after = words[index + 1]?.key ?? ''
  if (isStandard(statement, index)) return []
  if (NUMBERED.has(before) || before === '/' || after === '/' || isNumber(after)) return []
  const isAddress = words.slice(index + 1, index + ADDRESS_REACH).some(({ key }) => PLACES.has(key))
  const isSum = CURRENCY_SIGNS.has(before) || CURRENCY_SIGNS.has(after)
  const isYear = /^(?:19|20)\d\d$/.test(text)
  const message = `"${text}" pins this to one case. Leave it out.`
  const remark = { message, span: spanOf(statement, index) }
  return isAddress || isSum || isYear ? [remark] : [{ ...remark, severity: 'warning' }]
}
