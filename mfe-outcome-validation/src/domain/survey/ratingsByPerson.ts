import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import type { OutcomeStatementUuid, Rating } from '@outcome-studio/shared/domain/study'
import { shortened } from '@outcome-studio/shared/domain/study'
import type { Pause } from '@outcome-studio/shared/files'
import { createSlices } from '@outcome-studio/shared/files'
import { ASKED, type Asked } from '../questionnaire/Questionnaire.ts'
import { type Matched, OutcomeMatcher } from './OutcomeMatcher.ts'
import { isAnswer, readAnswer } from './readAnswer.ts'
import type { SurveyRatings } from './SurveyRating.ts'

/** A column with the answers to one question. */
export interface AnswerColumn {
  readonly at: number
  readonly heading: string
  /** Text or number of the outcome. */
  readonly outcome: string
  readonly asked: Asked
}

/** The lowest answer that counts as agreement (docs/method.md §6). */
const COUNTS_FROM = 4
/** Share of answers above 5 from which they are no typing errors. */
const OTHER_SCALE = 0.02

/** Work of one row and of one answer, in characters. */
const CELL_WORK = 256

interface Answers {
  readonly column: AnswerColumn
  readonly matched: Matched
  readonly valid: readonly number[]
  readonly invalid: readonly string[]
}

/**
 * Reads a table with a row per person and answers from 1 to 5. An answer that cannot be used is left out, the other
 * answers about the same outcome count.
 * @param lines rows below the headings
 */
export async function ratingsByPerson(
  lines: readonly (readonly string[])[],
  columns: readonly AnswerColumn[],
  needs: readonly Need[],
  pause: Pause,
): Promise<SurveyRatings> {
  const nextSlice = createSlices(pause)
  const people: (readonly string[])[] = []
  for (const line of lines) {
    await nextSlice(columns.length * CELL_WORK)
    if (columns.some(({ at }) => (line[at] ?? '').trim() !== '')) people.push(line)
  }
  const named = ({ outcome }: AnswerColumn) => ({ text: outcome, number: '', id: '' })
  const matcher = new OutcomeMatcher(needs, columns.map(named))
  const found: Answers[] = []
  for (const column of columns) {
    const matched = matcher.match(named(column), column.heading, ASKED.length)
    if (!matched) continue
    const valid: number[] = []
    const invalid: string[] = []
    for (const line of people) {
      const waiting = nextSlice(CELL_WORK)
      if (waiting) await waiting
      const cell = (line[column.at] ?? '').trim()
      const answer = readAnswer(cell, column.asked)
      if (isAnswer(answer)) valid.push(answer)
      else if (cell !== '') invalid.push(cell)
    }
    found.push({ column, matched, valid, invalid })
  }
  const result = { respondents: people.length, unknown: matcher.unknown, scaleDoubt: null }
  const otherScale = findOtherScale(found)
  if (otherScale !== null) return { ...result, ratings: [], problems: [...matcher.problems, otherScale] }

  const shares = new Map<OutcomeStatementUuid, { matched: Matched } & Partial<Record<Asked, number>>>()
  for (const { column, matched, valid, invalid } of found) {
    if (invalid.length > 0) matcher.problems.push(describeInvalid(column, valid, invalid))
    if (valid.length === 0) continue
    const share = { matched, ...shares.get(matched.statementId), [column.asked]: shareOf(valid) }
    shares.set(matched.statementId, share)
  }
  const ratings: (Matched & { readonly rating: Rating })[] = []
  for (const { matched, importance, satisfaction } of shares.values()) {
    if (importance !== undefined && satisfaction !== undefined) {
      ratings.push({ ...matched, rating: { importance, satisfaction } })
    } else matcher.problems.push('An outcome has importance or satisfaction alone; it needs both.')
  }
  return { ...result, ratings, problems: [...new Set(matcher.problems)] }
}

/** Describes answers on another scale than 1 to 5, such as 1 to 7; null for single typing errors. */
function findOtherScale(found: readonly Answers[]): string | null {
  const headings = found.map(({ column }) => column.heading)
  const titled = headings.find((heading) => /\b[01]\s*(?:[-–—]|to)\s*(?:[2-46-9]|\d\d+)\b/.test(heading))
  const outside = found.flatMap(({ column, invalid }) =>
    invalid.map((cell) => readAnswer(cell, column.asked)).filter((answer) => !Number.isNaN(answer)),
  )
  const count = found.reduce((sum, { valid, invalid }) => sum + valid.length + invalid.length, 0)
  const remedy =
    'Answers from 1 to 5 are needed, so nothing was read. Convert them and import the file again.'
  if (outside.length > 1 && outside.length > count * OTHER_SCALE) {
    return `The answers in this file go ${Math.min(...outside) < 1 ? `from ${Math.min(...outside)} to ${Math.max(...outside, 5)}` : `up to ${Math.max(...outside)}`}. ${remedy}`
  }
  return titled === undefined ? null : `The column “${shortened(titled)}” names another scale. ${remedy}`
}

function describeInvalid(
  { heading }: AnswerColumn,
  valid: readonly number[],
  invalid: readonly string[],
): string {
  const wrong = `“${shortened(heading)}”: “${shortened(invalid[0] ?? '')}” is no rating from 1 to 5`
  if (valid.length === 0) return `${wrong}.`
  const all = counted(valid.length + invalid.length, 'answer')
  return `${wrong}; ${invalid.length} of ${all} ${invalid.length === 1 ? 'is' : 'are'} left out.`
}

/** 10 times the share of answers that are 4 or 5, rounded to two decimals. */
function shareOf(answers: readonly number[]): number {
  const counting = answers.filter((answer) => answer >= COUNTS_FROM)
  return Math.round((1000 * counting.length) / answers.length) / 100
}
