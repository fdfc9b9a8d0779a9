import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { OutcomeStatementUuid, Rating } from '@outcome-studio/shared/domain/study'
import { outOfTen, RATING_SCALES, type RatingScale } from '@outcome-studio/shared/domain/study'
import type { Pause } from '@outcome-studio/shared/files'
import { createSlices } from '@outcome-studio/shared/files'
import { certainScale, findScaleDoubt } from '../import/findScaleDoubt.ts'
import { type Matched, OutcomeMatcher } from './OutcomeMatcher.ts'
import type { SurveyRatings } from './SurveyRating.ts'

/** Indexes of the columns of a table with a row per outcome; -1 for one that it does not have. */
export interface OutcomeColumns {
  readonly text: number
  readonly number: number
  readonly id: number
  readonly importance: number
  readonly satisfaction: number
}

/** Work of one row, in characters. */
const ROW_WORK = 4_096

interface OutcomeOptions {
  readonly needs: readonly Need[]
  /** Chosen by the member; null until then. */
  readonly scale: RatingScale | null
  /** Number of the line below the headings, from 1, for messages. */
  readonly firstLine: number
}

/** Reads a table with a row per outcome. The first row has the headings. */
export async function ratingsByOutcome(
  [headings = [], ...lines]: readonly (readonly string[])[],
  columns: OutcomeColumns,
  { needs, scale, firstLine }: OutcomeOptions,
  pause: Pause,
): Promise<SurveyRatings> {
  const nextSlice = createSlices(pause)
  const rows = lines.flatMap((line, at) => {
    const cell = (column: number) => (column < 0 ? '' : (line[column] ?? '').trim())
    const named = { text: cell(columns.text), number: cell(columns.number), id: cell(columns.id) }
    const [importance, satisfaction] = [cell(columns.importance), cell(columns.satisfaction)]
    const label = named.text || named.number || named.id
    return label === '' || `${importance}${satisfaction}` === ''
      ? []
      : [{ at, named, label, importance, satisfaction }]
  })
  const columnOf = (asked: 'importance' | 'satisfaction') => ({
    title: headings[columns[asked]] ?? '',
    cells: rows.map((row) => row[asked]),
  })
  const scaleDoubt = findScaleDoubt([columnOf('importance'), columnOf('satisfaction')])
  const used = scale ?? (scaleDoubt ? certainScale(scaleDoubt) : 'outOfTen')
  const ratings = new Map<OutcomeStatementUuid, { matched: Matched; rating: Rating }>()
  const matcher = new OutcomeMatcher(
    needs,
    rows.map(({ named }) => named),
  )
  for (const { at, named, label, importance, satisfaction } of rows) {
    await nextSlice(ROW_WORK)
    const matched = matcher.match(named, label)
    if (!matched || used === null) continue
    const rating = { importance: outOfTen(importance, used), satisfaction: outOfTen(satisfaction, used) }
    const line = `Line ${at + firstLine}`
    if (Number.isNaN(rating.importance) || Number.isNaN(rating.satisfaction)) {
      matcher.problems.push(
        `${line}: importance and satisfaction are numbers from ${RATING_SCALES[used].range}.`,
      )
    } else if (ratings.has(matched.statementId)) {
      matcher.problems.push(`${line}: this outcome was rated further up.`)
    } else ratings.set(matched.statementId, { matched, rating })
  }
  return {
    ratings: Array.from(ratings.values(), ({ matched, rating }) => ({ ...matched, rating, score: null })),
    people: null,
    unknown: matcher.unknown,
    problems: matcher.problems,
    scaleDoubt,
  }
}
