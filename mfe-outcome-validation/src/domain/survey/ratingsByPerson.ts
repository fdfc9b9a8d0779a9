import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { AnswerScale } from '@outcome-studio/shared/domain/respondents'
import { shortened } from '@outcome-studio/shared/domain/study'
import type { Pause } from '@outcome-studio/shared/files'
import { createSlices } from '@outcome-studio/shared/files'
import { scoreOutcome } from '../respondents/scoreOutcome.ts'
import { type AnswerColumn, AnswerColumns } from './AnswerColumns.ts'
import { describeColumns } from './describeColumns.ts'
import { detectAnswerScale } from './detectAnswerScale.ts'
import type { SurveyRating, SurveyRatings } from './SurveyRating.ts'

/** Work of scoring one respondent, in characters. */
const POINT_WORK = 8

interface PeopleOptions {
  readonly needs: readonly Need[]
  /** Chosen by the member; null until then. */
  readonly answerScale: AnswerScale | null
}

/**
 * Reads a table with a row per person. An answer that cannot be used is left out, the other answers about the same
 * outcome count. The ids of the respondents are new ones, so that they do not lead back to a person.
 * @param lines rows below the headings
 */
export async function ratingsByPerson(
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  columns: readonly AnswerColumn[],
  { needs, answerScale }: PeopleOptions,
  pause: Pause,
): Promise<SurveyRatings> {
  const nextSlice = createSlices(pause)
  const people: (readonly string[])[] = []
  for (const line of lines) {
    await nextSlice(columns.length)
    if (columns.some(({ at }) => (line[at] ?? '').trim() !== '')) people.push(line)
  }
  const read = await AnswerColumns.read(people, columns, needs, pause)
  const questions = new Set(columns.map(({ at }) => at))
  const others = await describeColumns(headings, people, (at) => questions.has(at), pause)
  const detected = detectAnswerScale(read.headings, read.counts)
  const scale = answerScale ?? detected.scale
  const found = { count: people.length, detected, columns: others }
  const result = { unknown: read.unknown, scaleDoubt: null }
  if (scale === null) {
    return { ...result, ratings: [], people: { ...found, answers: null }, problems: read.problems }
  }

  const { outcomes, problems } = await read.onScale(scale, pause)
  const all = [...read.problems, ...problems]
  const ratings: SurveyRating[] = []
  for (const outcome of outcomes) {
    await nextSlice(POINT_WORK * people.length)
    const { statementId, by, movedFrom } = outcome.matched
    const score = scoreOutcome(outcome, scale)
    const { importance, satisfaction } = score
    if (importance === null || satisfaction === null) {
      const text = needs.find((need) => need.statementId === statementId)?.text ?? ''
      const has = importance === null ? 'satisfaction' : 'importance'
      all.push(`“${shortened(text)}” has ${has} alone; it needs both.`)
    } else ratings.push({ statementId, rating: { importance, satisfaction }, score, by, movedFrom })
  }
  const answers = {
    scale,
    respondents: people.map((_line, at) => `R${at + 1}`),
    outcomes: outcomes.map(({ statementId, importance, satisfaction }) => ({
      statementId,
      importance,
      satisfaction,
    })),
  }
  return { ...result, ratings, people: { ...found, answers }, problems: [...new Set(all)] }
}
