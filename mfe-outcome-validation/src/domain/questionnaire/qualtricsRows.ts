import { ANSWERS, ASKED, type Asked, INVISIBLE } from './Questionnaire.ts'

type Rows = readonly (readonly string[])[]

/**
 * Turns an export of answers from Qualtrics into the rows that surveyRatings reads. Such a file has three rows of
 * headings: ids of the questions, their texts as "question - outcome", and import ids as JSON. Answers may be texts.
 * @returns the same rows if the file is another
 */
export function qualtricsRows(rows: Rows): Rows {
  const [ids = [], texts = [], importIds = [], ...people] = rows
  if (!importIds.some((cell) => cell.trim().startsWith('{"ImportId"'))) return rows
  const asked = ids.map(askedIn)
  const headings = ids.map((id, at) => {
    const question = asked[at]
    return question ? `${outcomeIn(texts[at] ?? '')} ${question}` : id
  })
  return [headings, ...people.map((line) => line.map((cell, at) => numberOf(cell, asked[at] ?? null)))]
}

const askedIn = (id: string): Asked | null =>
  ASKED.find((asked) => id.trim().toLowerCase().startsWith(`${asked}_`)) ?? null

/** Our questions end with a question mark, which the texts of jobs may contain as well. */
function outcomeIn(text: string): string {
  const end = ' - '
  const at = Math.max(text.indexOf(`you?${end}`), text.indexOf(`today?${end}`))
  const outcome =
    at < 0 ? text.slice(text.indexOf(end) + end.length) : text.slice(text.indexOf(end, at) + end.length)
  return outcome.replaceAll(INVISIBLE, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

function numberOf(cell: string, asked: Asked | null): string {
  const at = asked ? ANSWERS[asked].indexOf(cell.trim()) : -1
  return at < 0 ? cell : `${at + 1}`
}
