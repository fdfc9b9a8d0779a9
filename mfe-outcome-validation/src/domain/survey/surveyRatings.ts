import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { RatingScale } from '@outcome-studio/shared/domain/study'
import type { Pause } from '@outcome-studio/shared/files'
import { askedIn } from '../questionnaire/askedIn.ts'
import { qualtricsRows } from '../questionnaire/qualtricsRows.ts'
import { type OutcomeColumns, ratingsByOutcome } from './ratingsByOutcome.ts'
import { ratingsByPerson } from './ratingsByPerson.ts'
import type { SurveyRatings } from './SurveyRating.ts'

interface SurveyOptions {
  readonly pause: Pause
  /** Scale of a table with a row per outcome, as chosen by the member; null until then. */
  readonly scale?: RatingScale | null
}

/** Rows that are searched for the headings. A file may begin with a title. */
const ROWS_FOR_HEADINGS = 10

/**
 * Reads the table of a survey. The headings decide between two layouts. One row per outcome: columns "Outcome
 * statement" (or "Number"), "Importance" and "Satisfaction", from 0 to 10 unless the file says otherwise.
 *
 * One row per person with ratings from 1 to 5: two columns per outcome, for example "Minimize the time (importance)" and
 * "Minimize the time (satisfaction)". Answers to a questionnaire that Qualtrics or Google Forms exported are read too.
 * @param rows cells of the file
 * @returns null if the table has neither layout
 */
export async function surveyRatings(
  rows: readonly (readonly string[])[],
  needs: readonly Need[],
  { pause, scale = null }: SurveyOptions,
): Promise<SurveyRatings | null> {
  await pause()
  const all = qualtricsRows(rows)
  for (const [at, headings] of all.slice(0, ROWS_FOR_HEADINGS).entries()) {
    const columns = outcomeColumns(headings)
    if (columns) {
      const options = { needs, scale, firstLine: at + 2 }
      return await ratingsByOutcome(all.slice(at), columns, options, pause)
    }
    const answers = headings.flatMap((heading, column) => {
      const asked = askedIn(heading)
      return asked ? [{ at: column, heading, ...asked }] : []
    })
    // Below the first row, a single one may be an answer that ends with "importance".
    if (answers.length > Math.min(at, 1))
      return await ratingsByPerson(all.slice(at + 1), answers, needs, pause)
  }
  return null
}

const TITLES: Readonly<Record<keyof OutcomeColumns, RegExp>> = {
  text: /^(?:(?:desired )?outcomes?(?: statements?)?|statements?|text|needs?)$/,
  number: /^(?:number|no|nr|#|outcome number)$/,
  id: /^(?:uuid|(?:(?:outcome )?statement |outcome )?id)$/,
  importance: /^(?:(?:average|mean|avg) )?imp(?:ortance)?$/,
  satisfaction: /^(?:(?:average|mean|avg) )?sat(?:isfaction)?$/,
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
    .replace(/[([][^)\]]{0,40}[)\]]|[%*.:_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
