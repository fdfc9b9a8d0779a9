import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { AnswerScale } from '@outcome-studio/shared/domain/respondents'
import type { RatingScale } from '@outcome-studio/shared/domain/study'
import { createSlices, type Pause } from '@outcome-studio/shared/files'
import { qualtricsRows } from '../questionnaire/qualtricsRows.ts'
import { surveyMonkeyRows } from '../questionnaire/surveyMonkeyRows.ts'
import type { AnswerColumn } from './AnswerColumns.ts'
import { createQuestionFinder } from './createQuestionFinder.ts'
import { type OutcomeColumns, ratingsByOutcome } from './ratingsByOutcome.ts'
import { ratingsByPerson } from './ratingsByPerson.ts'
import type { SurveyRatings } from './SurveyRating.ts'

interface SurveyOptions {
  readonly pause: Pause
  /** Scale of a table with a row per outcome, as chosen by the member; null until then. */
  readonly scale?: RatingScale | null
  /** Scale of a table with a row per person, as chosen by the member; null until then. */
  readonly answerScale?: AnswerScale | null
}

/** Rows that are searched for the headings. A file may begin with a title. */
const ROWS_FOR_HEADINGS = 10
/** Work of one heading, in characters. */
const HEADING_WORK = 1_024
/** Characters that are searched for an outcome in the time of one unit of other work. */
const SEARCH_SPEED = 16

/**
 * Reads the table of a survey. The headings decide between two layouts. One row per outcome: columns "Outcome
 * statement" (or "Number"), "Importance" and "Satisfaction", from 0 to 10 unless the file says otherwise.
 *
 * One row per person: two columns per outcome, for example "Minimize the time (importance)" and "Minimize the time
 * (satisfaction)". Exports of Qualtrics, SurveyMonkey, Google Forms and Typeform are read too.
 * @param rows cells of the file
 * @returns null if the table has neither layout
 */
export async function surveyRatings(
  rows: readonly (readonly string[])[],
  needs: readonly Need[],
  { pause, scale = null, answerScale = null }: SurveyOptions,
): Promise<SurveyRatings | null> {
  await pause()
  const nextSlice = createSlices(pause)
  const all = surveyMonkeyRows(qualtricsRows(rows))
  const find = createQuestionFinder(needs)
  for (const [at, headings] of all.slice(0, ROWS_FOR_HEADINGS).entries()) {
    const columns = outcomeColumns(headings)
    if (columns) {
      const options = { needs, scale, firstLine: at + 2 }
      return await ratingsByOutcome(all.slice(at), columns, options, pause)
    }
    const answers: AnswerColumn[] = []
    for (const [column, heading] of headings.entries()) {
      await nextSlice(HEADING_WORK + (heading.length * needs.length) / SEARCH_SPEED)
      const asked = find(heading)
      if (asked) answers.push({ at: column, heading, ...asked })
    }
    // Below the first row, a single one may be an answer that ends with "importance".
    if (answers.length > Math.min(at, 1)) {
      const options = { needs, answerScale }
      return await ratingsByPerson(headings, all.slice(at + 1), answers, options, pause)
    }
  }
  return null
}

/** What a heading says about the numbers, before or after their name. */
const KIND = '(?:average|mean|avg|top (?:two|2) box(?:es)?|t2b)'
const titleOf = (name: string): RegExp => new RegExp(`^(?:${KIND} )?${name}(?: ${KIND})?$`)

const TITLES: Readonly<Record<keyof OutcomeColumns, RegExp>> = {
  text: /^(?:(?:desired )?outcomes?(?: statements?)?|statements?|text|needs?)$/,
  number: /^(?:number|no|nr|#|outcome number)$/,
  id: /^(?:uuid|(?:(?:outcome )?statement |outcome )?id)$/,
  importance: titleOf('imp(?:ortance)?'),
  satisfaction: titleOf('sat(?:isfaction)?'),
}

/** Columns of a table with a row per outcome; null if the row of headings is another. */
function outcomeColumns(headings: readonly string[]): OutcomeColumns | null {
  const names = headings.map(plain)
  const find = (column: keyof OutcomeColumns) => names.findIndex((name) => TITLES[column].test(name))
  const columns = {
    text: find('text'),
    number: find('number'),
    id: find('id'),
    importance: find('importance'),
    satisfaction: find('satisfaction'),
  }
  const isNamed = columns.text >= 0 || columns.number >= 0 || columns.id >= 0
  return isNamed && columns.importance >= 0 && columns.satisfaction >= 0 ? columns : null
}

/** A heading without the scale in it, such as "Importance (0-10)" or "Satisfaction %". */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[([][^)\]]{0,40}[)\]]|[%*.:,_-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
