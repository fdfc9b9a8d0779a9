import type { FindInStudy, StudyRemarkDraft } from '../Rule.ts'
import { jointsOf } from '../text/compounds.ts'
import { isWrittenAsName } from '../text/readStatement.ts'
import { STANDARD_VOCABULARY } from '../text/Vocabulary.ts'
import { PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { GIVEN_NAMES } from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const DEMOGRAPHICS = wordSet(
  'millennial millennials boomer boomers gen-z aged male female wealthy affluent low-income high-income middle-class',
)

/** E1: the executor is one generic role. The remark appears at the job, next to the executor. */
export const findBadExecutor: FindInStudy = ({ jtbd }, read) => {
  const statement = read(jtbd.executor)
  const { words } = statement
  const remark = (message: string): readonly StudyRemarkDraft[] => [
    { uuid: jtbd.uuid, message: `Job executor: ${message}`, span: null },
  ]
  if (jointsOf(statement).length > 0) return remark('name one role. Two roles need a study each.')
  if (words.some(({ key }) => PRONOUNS_OF_SPEECH.has(key)))
    return remark('name a role instead of "I" or "you".')
  if (words.some((_word, index) => STANDARD_VOCABULARY.brands.lengthAt(words, index) > 0)) {
    return remark('name the role without a product.')
  }
  if (words.some(({ key }) => DEMOGRAPHICS.has(key))) {
    return remark('name what the person does, not age or income.')
  }
  return words.some(
    ({ key }, index) => GIVEN_NAMES.has(key) && (words.length === 1 || isWrittenAsName(statement, index)),
  )
    ? remark('name a role instead of a person.')
    : []
}
