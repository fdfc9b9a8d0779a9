import {
  RATING_SCALE_NAMES,
  RATING_SCALES,
  type RatingScale,
  readScaledNumber,
  shortened,
} from '@outcome-studio/shared/domain/study'

/** A column of ratings in a table of another program. */
export interface RatingColumn {
  /** Its heading; empty if the table has none. */
  readonly title: string
  readonly cells: readonly string[]
}

/** Why ratings may not be on the scale from 0 to 10. */
export interface ScaleDoubt {
  /** Sentence for the member. */
  readonly reason: string
  /** A cell that shows the result of each scale. */
  readonly example: string
  /** The scales, the most likely first. */
  readonly scales: readonly RatingScale[]
}

const OUT_OF_TEN = /\b0\s*(?:[-–—]|to|\.\.)\s*10\b|\b(?:out )?of 10\b|\/\s*10\b/i
const RANGE = /\b[01]\s*(?:[-–—]|to|\.\.)\s*(\d{1,3})\b/i
const HIGHEST = /(?:\bof|\/)\s*(\d{1,3})\b|\b(\d{1,2})[- ]points?\b/i
const PERCENT = /[%％]|\bper ?cent\b/i

/** A single number up to here may be a typing error. */
const NEAR_TEN = 20

/**
 * Finds signs that ratings are on another scale than 0 to 10: the heading, percent signs, numbers above 10, or numbers
 * that are all shares or all answers from 1 to 5.
 * @returns null if nothing speaks against 0 to 10
 */
export function findScaleDoubt(columns: readonly RatingColumn[]): ScaleDoubt | null {
  const cells = columns.flatMap((column) => column.cells)
  const numbers = cells.flatMap((cell) => {
    const number = readScaledNumber(cell)
    return number ? [{ ...number, cell: cell.trim() }] : []
  })
  if (numbers.length === 0) return null
  const most = numbers.reduce((one, other) => (other.value > one.value ? other : one))
  const doubt = (reason: string, likely: RatingScale, { cell }: { readonly cell: string }): ScaleDoubt => ({
    reason,
    example: cell,
    scales: [likely, ...RATING_SCALE_NAMES.filter((scale) => scale !== likely)],
  })

  const percent = numbers.find(({ isPercent }) => isPercent)
  if (percent) return doubt(`Ratings are in percent, such as “${percent.cell}”.`, 'percent', percent)
  const titled = columns.flatMap(({ title }) => {
    const scale = scaleInTitle(title)
    return scale ? [{ title, scale }] : []
  })[0]
  if (titled) {
    return doubt(`The column “${shortened(titled.title.trim())}” names another scale.`, titled.scale, most)
  }
  const above = numbers.filter(({ value }) => value > RATING_SCALES.outOfTen.most)
  if (above.length > 1 || most.value > NEAR_TEN) {
    return doubt(`Ratings go up to ${most.cell}.`, 'percent', most)
  }
  if (columns.some(({ title }) => OUT_OF_TEN.test(title))) return null
  if (most.value > 0 && most.value <= 1) return doubt('No rating is above 1.', 'share', most)
  const { least, most: highest } = RATING_SCALES.outOfFive
  if (most.value > highest || numbers.length < 2) return null
  const isFromOne = numbers.every(({ value }) => value >= least)
  return isFromOne || most.value === highest ? doubt('No rating is above 5.', 'outOfFive', most) : null
}

/** The most likely scale if a heading names another one than 0 to 10. */
function scaleInTitle(title: string): RatingScale | null {
  if (PERCENT.test(title)) return 'percent'
  if (OUT_OF_TEN.test(title)) return null
  const [, range] = RANGE.exec(title) ?? []
  const [, highest, points] = HIGHEST.exec(title) ?? []
  const most = range ?? highest ?? points
  if (most === undefined) return null
  return most === '100' ? 'percent' : most === '1' ? 'share' : most === '10' ? 'outOfTen' : 'outOfFive'
}
