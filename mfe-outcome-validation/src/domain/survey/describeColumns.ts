/**
 * What a column without ratings contains. Only screeners are taken unless the member says otherwise: personal data and
 * free texts can identify a respondent, and what a tool adds about a response says nothing about them.
 */
export type OtherColumnKind = 'screener' | 'personal' | 'freeText' | 'technical'

/** A column of a survey file that contains no ratings. */
export interface OtherColumn {
  readonly at: number
  readonly title: string
  readonly kind: OtherColumnKind
  /** By respondent; none for a technical column. */
  readonly answers: readonly string[]
}

/** Columns whose use the member has changed, by their place, and whether they are taken. */
export type TakenColumns = ReadonlyMap<number, boolean>

const PERSONAL =
  /\b(?:e-?mail|names?|surname|vorname|nachname|ip|phone|telephone|mobile|telefon|address|adresse|street|postcode|zip code|latitude|longitude|birth ?(?:day|date)|date of birth|linkedin|external (?:data )?reference|contact)\b/i
const TECHNICAL =
  /^(?:#|(?:person|participant|respondent|user|customer|member)(?: (?:id|number|no))?|timestamp|status|progress|finished|tags|ending|score|stage date|token|custom data \d*)$|\b(?:(?:start|end|recorded|submit|stage) date|submitted at|date (?:created|modified)|duration|completion time|start time|(?:response|respondent|collector|network) id|response type|distribution channel|user language)\b|\bid$/i
const E_MAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/
const IP = /^(?:\d{1,3}\.){3}\d{1,3}$|^[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}$/i

/** Share of values from which a column counts as personal. */
const SOME = 0.2
/** Characters above which an answer is a free text. */
const LONGEST = 100
/** Number of answers from which all different ones are no choices but identify the respondents. */
const IDENTIFIERS = 30
/** Different answers up to which a question is a choice. */
const CHOICES = 25
const LONGEST_TITLE = 200
/** A longer answer is cut. */
const LONGEST_ANSWER = 200

/**
 * Describes the columns that contain no ratings. Columns without a title or without values are left out.
 * @param isAnswers whether a column contains ratings
 */
export function describeColumns(
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  isAnswers: (at: number) => boolean,
): readonly OtherColumn[] {
  return headings.flatMap((heading, at) => {
    const title = heading.trim()
    if (title === '' || isAnswers(at)) return []
    const all = lines.map((line) => (line[at] ?? '').trim())
    const values = all.filter((value) => value !== '')
    if (values.length === 0) return []
    const kind = kindOf(title, values)
    const answers = kind === 'technical' ? [] : all.map((value) => value.slice(0, LONGEST_ANSWER))
    return [{ at, title: title.slice(0, LONGEST_TITLE), kind, answers }]
  })
}

/** Whether the answers in a column are stored: screeners are, other columns only if the member says so. */
export const isTaken = ({ at, kind }: OtherColumn, taken: TakenColumns): boolean =>
  taken.get(at) ?? kind === 'screener'

function kindOf(title: string, values: readonly string[]): OtherColumnKind {
  // "IPAddress" in Qualtrics.
  const words = title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^IP(?=[A-Z])/, 'IP ')
    .replaceAll('_', ' ')
  const personal = values.filter((value) => E_MAIL.test(value) || IP.test(value)).length
  if (PERSONAL.test(words) || personal > values.length * SOME) return 'personal'
  if (TECHNICAL.test(words)) return 'technical'
  const different = new Set(values)
  if (values.length >= IDENTIFIERS && different.size === values.length) return 'technical'
  if (values.some((value) => value.length > LONGEST)) return 'freeText'
  const isNumber = [...different].every((value) => /^\d+(?:[.,]\d+)?$/.test(value))
  return different.size <= CHOICES || isNumber ? 'screener' : 'freeText'
}
