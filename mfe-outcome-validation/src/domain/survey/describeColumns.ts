import { createSlices, cutText, type Pause } from '@outcome-studio/shared/files'
import { isPersonalTitle, isPersonalValue } from './personalColumn.ts'

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

const TECHNICAL =
  /^(?:#|(?:person|participant|respondent|user|customer|member)(?: (?:id|number|no))?|timestamp|status|progress|finished|tags|ending|score|stage date|token|custom data \d*)$|\b(?:(?:start|end|recorded|submit|stage) date|submitted at|date (?:created|modified)|duration|completion time|start time|(?:response|respondent|collector|network) id|response type|distribution channel|user language)\b|\bid$/i

/** Characters above which an answer is a free text. */
const LONGEST = 100
/** Number of answers from which all different ones are no choices but identify the respondents. */
const IDENTIFIERS = { any: 30, texts: 5, digits: 6 } as const
/** Different answers up to which a question is a choice. */
const CHOICES = 25
const LONGEST_TITLE = 200
/** A longer answer is cut. */
const LONGEST_ANSWER = 200

/** Work of one value, in characters. */
const VALUE_WORK = 128

/**
 * Describes the columns that contain no ratings. Columns without a title or without values are left out. Titles are
 * unique, because segments refer to a column by its title.
 * @param isAnswers whether a column contains ratings
 */
export async function describeColumns(
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  isAnswers: (at: number) => boolean,
  pause: Pause,
): Promise<readonly OtherColumn[]> {
  const nextSlice = createSlices(pause)
  const titles = new Set<string>()
  const columns: OtherColumn[] = []
  for (const [at, heading] of headings.entries()) {
    if (heading.trim() === '' || isAnswers(at)) continue
    await nextSlice(VALUE_WORK * lines.length)
    const all = lines.map((line) => (line[at] ?? '').trim())
    const values = all.filter((value) => value !== '')
    if (values.length === 0) continue
    const title = freeTitle(cutText(heading.trim(), LONGEST_TITLE), titles)
    titles.add(title)
    const kind = kindOf(title, values)
    const answers = kind === 'technical' ? [] : all.map((value) => cutText(value, LONGEST_ANSWER))
    columns.push({ at, title, kind, answers })
  }
  return columns
}

/** The title, or that with the lowest free number after it. */
function freeTitle(title: string, taken: ReadonlySet<string>): string {
  if (!taken.has(title)) return title
  let number = 2
  while (taken.has(`${title} (${number})`)) number += 1
  return `${title} (${number})`
}

/** Whether the answers in a column are stored: screeners are, other columns only if the member says so. */
export const isTaken = ({ at, kind }: OtherColumn, taken: TakenColumns): boolean =>
  taken.get(at) ?? kind === 'screener'

function kindOf(title: string, values: readonly string[]): OtherColumnKind {
  if (isPersonalTitle(title) || values.some(isPersonalValue)) return 'personal'
  if (TECHNICAL.test(title.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))) return 'technical'
  const different = new Set(values)
  const isNumber = values.every((value) => /^\d+(?:[.,]\d+)?$/.test(value))
  if (different.size === values.length) {
    const isLong = isNumber && values.every((value) => value.length >= IDENTIFIERS.digits)
    if (values.length >= IDENTIFIERS.any || (isLong && values.length > 1)) return 'technical'
    if (!isNumber && values.length >= IDENTIFIERS.texts) return 'freeText'
  }
  if (values.some((value) => value.length > LONGEST)) return 'freeText'
  return different.size <= CHOICES || isNumber ? 'screener' : 'freeText'
}
