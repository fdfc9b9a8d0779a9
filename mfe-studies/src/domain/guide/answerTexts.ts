import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  readOutcome,
  readStatement,
  STANDARD_VOCABULARY,
  uncapitalized,
} from '@outcome-studio/shared/domain/checker'
import { checkGoal, emotionalForm, goalId, isAction, newGoal } from '@outcome-studio/shared/domain/needs'
import { withoutCheckBox } from '@outcome-studio/shared/files'
import type { QuestionField } from './NEEDS_QUESTIONS.ts'

/** The goals that an answer of several lines becomes, in the form of their layer. Empty lines are left out. */
export const answerTexts = (field: QuestionField, answer: string): readonly string[] =>
  linesOf(answer).map((line) =>
    // "Feel hire a mover" hides what it is. As written, it reads like a job, and the map offers to move it.
    field.layer === 'emotional' && isAction(readStatement(line), 0)
      ? capitalized(line)
      : withPrefix(field, line),
  )

/**
 * Checks an answer about feelings by the rules of its layer (docs/method.md §5), so that the member can write it anew
 * before it is in the map.
 * @returns what to change, one sentence or two for each line; empty for other fields
 */
export function checkAnswer(field: QuestionField, answer: string): readonly string[] {
  const { layer } = field
  if (layer !== 'emotional') return []
  return linesOf(answer).flatMap((line) => {
    const goal = newGoal({ id: goalId('answer'), layer, text: withPrefix(field, line) })
    const remark = checkGoal(goal).find(({ severity }) => severity !== 'hint')
    return remark === undefined ? [] : [`“${line}”: ${remark.message}`]
  })
}

/** The lines of an answer without bullets and without a period at the end. */
const linesOf = (answer: string): readonly string[] =>
  answer
    .split('\n')
    .map((line) => withoutEnd(withoutCheckBox(line.trim()).replace(/^[-–•*]\s+/, ''), '.;,…'))
    .filter((line) => line !== '')

/** An answer as a goal: one that already is a whole goal stays. */
function withPrefix({ layer, prefix }: QuestionField, line: string): string {
  const statement = readStatement(line)
  const isWhole =
    layer === 'emotional'
      ? (emotionalForm(statement)?.length ?? 0) > 0
      : readOutcome(statement, STANDARD_VOCABULARY) !== null
  if (prefix === '' || isWhole) return capitalized(line)
  return `${prefix} ${uncapitalized(line)}`
}
