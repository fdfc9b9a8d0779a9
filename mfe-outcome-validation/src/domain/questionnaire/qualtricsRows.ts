import { ASKED, type Asked, INVISIBLE } from './Questionnaire.ts'

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
    return question ? `${outcomeIn(text)} ${question}` : text.trim() === '' ? id : plain(text)
  })
  return [headings, ...people]
}

const askedIn = (id: string): Asked | null =>
  ASKED.find((asked) => id.trim().toLowerCase().startsWith(`${asked}_`)) ?? null

/** Our questions end with a question mark, which the texts of jobs may contain as well. */
function outcomeIn(text: string): string {
  const end = ' - '
  const at = Math.max(text.indexOf(`you?${end}`), text.indexOf(`today?${end}`))
  const outcome =
    at < 0 ? text.slice(text.indexOf(end) + end.length) : text.slice(text.indexOf(end, at) + end.length)
  return plain(outcome)
}

const plain = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
