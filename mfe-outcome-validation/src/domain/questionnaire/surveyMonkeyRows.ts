type Rows = readonly (readonly string[])[]

/** Columns with which an export of all responses from SurveyMonkey begins. */
const FIRST = /^respondent ?id$/i
const SECOND = /^collector ?id$/i
/** What the second row says below a question without rows. */
const NO_ROW = /^(?:open-ended )?response$/i

/**
 * Turns an export of answers from SurveyMonkey into the rows that surveyRatings reads. Such a file has two rows of
 * headings: questions, each above its first column only, and the rows of a question.
 * @returns the same rows if the file is another
 */
export function surveyMonkeyRows(rows: Rows): Rows {
  const [questions = [], parts = [], ...people] = rows
  if (!FIRST.test(questions[0]?.trim() ?? '') || !SECOND.test(questions[1]?.trim() ?? '')) return rows
  // With one row of headings, the second row is a person, whose id comes first.
  if ((parts[0] ?? '').trim() !== '') return rows
  let question = ''
  const width = Math.max(questions.length, parts.length)
  const headings = Array.from({ length: width }, (_none, at) => {
    const own = (questions[at] ?? '').trim()
    if (own !== '') question = own
    const part = (parts[at] ?? '').trim()
    return part === '' || NO_ROW.test(part) ? own : `${question} [${part}]`
  })
  return [headings, ...people]
}
