import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import { createSlices, type Pause, type Table, withoutLikelyMark } from '@outcome-studio/shared/files'

const DIRECTION = /^(minimi[sz]e|maximi[sz]e|increase|reduce|decrease|lower|avoid|eliminate|improve)\b/i
const CATEGORIES: ReadonlySet<string> = new Set(JOB_STEP_CATEGORIES.map((each) => each.toLowerCase()))
const RATING = /^(?:\d{1,2}(?:[.,]\d+)?|100)\s*[%％]?$/
/** The number of an item, such as "O-01". */
const CODE = /^[a-z]{1,4}[-.]?\d{1,4}(\.\d{1,4}){0,3}$/i

const SAMPLE_ROWS = 100
/** Characters that classify a cell. */
const START = 200

/** What most cells of a column contain. A job step has several words; `text` can be anything. */
type ColumnKind = 'outcomeStatement' | 'category' | 'rating' | 'jobStep' | 'text' | 'other'

export interface ColumnContent {
  readonly kind: ColumnKind
  /** Whether the column has values and none of them is a category. */
  readonly isWithoutCategories: boolean
}

/** Whether a text starts with a direction of improvement, as outcome statements do. */
export function isOutcome(cell: string): boolean {
  return DIRECTION.test(withoutLikelyMark(cell.slice(0, START).trim()))
}

/**
 * Classifies each column of a table by its first values.
 * @param pause called between pieces of work
 */
export async function columnContents(rows: Table['rows'], pause: Pause): Promise<readonly ColumnContent[]> {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const nextSlice = createSlices(pause)
  const contents: ColumnContent[] = []
  const width = sample.reduce((widest, row) => Math.max(widest, row.length), 0)
  for (let at = 0; at < width; at += 1) {
    const cells = sample.map((row) => (row[at] ?? '').slice(0, START).trim()).filter(Boolean)
    contents.push(contentOf(cells))
    await nextSlice(sample.length + cells.length * START)
  }
  return contents
}

function contentOf(cells: readonly string[]): ColumnContent {
  const most = (fits: (cell: string) => boolean) => cells.filter(fits).length * 2 > cells.length
  const kind = (): ColumnKind => {
    if (most(isOutcome)) return 'outcomeStatement'
    if (most(isCategory)) return 'category'
    if (most((cell) => RATING.test(cell))) return 'rating'
    if (most(hasTwoWords)) return 'jobStep'
    return most((cell) => /\p{L}/u.test(cell) && !CODE.test(cell)) ? 'text' : 'other'
  }
  return { kind: kind(), isWithoutCategories: cells.length > 0 && !cells.some(isCategory) }
}

function isCategory(cell: string): boolean {
  return CATEGORIES.has(cell.toLowerCase())
}

function hasTwoWords(cell: string): boolean {
  return cell.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1
}
