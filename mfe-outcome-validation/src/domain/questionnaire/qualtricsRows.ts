import { type AskedOutcome, answerHeading } from './askedIn.ts'
import { ASKED, INVISIBLE } from './Questionnaire.ts'

type Rows = readonly (readonly string[])[]

/**
 * Turns an export of answers from Qualtrics into the rows that surveyRatings reads. Such a file has three rows of
 * headings: ids of the questions, their texts as "question - outcome", and import ids as JSON.
 * @returns the same rows if the file is another
 */
export function qualtricsRows(rows: Rows): Rows {
  const [ids = [], texts = [], importIds = [], ...people] = rows
  if (!importIds.some((cell) => cell.trim().startsWith('{"ImportId"'))) return rows
  const asked = ids.map(askedIn)
  const headings = ids.map((id, at) => {
    const question = asked[at]
    const text = texts[at] ?? ''
    // Questions that were not made from our file have other ids.
    if (question) return headingOf(outcomeIn(text), question)
    return text.trim() === '' ? id : plain(text)
  })
  return [headings, ...people]
}

/** Block and row, as Qualtrics numbers the columns of a question. */
const PLACE = /^[A-Z]*\d+(?:_\d+)*$/

const headingOf = (outcome: string, { asked, id }: Named): string =>
  id === '' || PLACE.test(id) ? `${outcome} ${asked}` : answerHeading(outcome, asked, id)

type Named = Pick<AskedOutcome, 'asked' | 'id'>

/** Reads the name of a column: the question, and the uuid of the outcome in a survey that was made from our QSF file. */
function askedIn(name: string): Named | null {
  const asked = ASKED.find((each) => name.trim().toLowerCase().startsWith(`${each}_`))
  return asked === undefined ? null : { asked, id: name.trim().slice(asked.length + 1) }
}

/** Our questions end with a question mark, which the texts of jobs may contain as well. */
function outcomeIn(text: string): string {
  const end = ' - '
  const at = Math.max(text.indexOf(`you?${end}`), text.indexOf(`today?${end}`))
  const start = text.indexOf(end, Math.max(at, 0))
  return plain(start < 0 ? text : text.slice(start + end.length))
}

const plain = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
