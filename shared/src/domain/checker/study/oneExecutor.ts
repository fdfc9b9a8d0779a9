import { jointsOf } from '../text/compounds.ts'
import { isWrittenAsName, readStatement } from '../text/readStatement.ts'
import { PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { GIVEN_NAMES } from '../vocabulary/people.ts'
import { STANDARD_VOCABULARY } from '../vocabulary/Vocabulary.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import type { CheckedStudy, StudyFinding } from './CheckedStudy.ts'

const DEMOGRAPHICS = wordSet(
  'millennial millennials boomer boomers gen-z aged male female wealthy affluent low-income high-income middle-class',
)

/** E1: the executor is one generic role. Shown at the job, beside which the executor stands. */
export function findBadExecutor({ jtbd }: CheckedStudy): readonly StudyFinding[] {
  const statement = readStatement(jtbd.executor)
  const { words } = statement
  const finding = (message: string): readonly StudyFinding[] => [
    { ruleId: 'E1', uuid: jtbd.uuid, message: `Job executor: ${message}`, span: null },
  ]
  if (jointsOf(statement).length > 0) return finding('name one role. Two roles need a study each.')
  if (words.some(({ key }) => PRONOUNS_OF_SPEECH.has(key)))
    return finding('name a role instead of "I" or "you".')
  if (words.some((_word, index) => STANDARD_VOCABULARY.brands.lengthAt(words, index) > 0)) {
    return finding('name the role without a product.')
  }
  if (words.some(({ key }) => DEMOGRAPHICS.has(key))) {
    return finding('name what the person does, not age or income.')
  }
  return words.some(
    ({ key }, index) => GIVEN_NAMES.has(key) && (words.length === 1 || isWrittenAsName(statement, index)),
  )
    ? finding('name a role instead of a person.')
    : []
}
