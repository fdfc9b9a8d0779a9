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
  /** Heading of the column with the example; empty if the table has none. */
  readonly title: string
  /** A cell that shows the result of each scale. */
  readonly example: string
  /** The scales, the most likely first. */
  readonly scales: readonly RatingScale[]
  /** Whether the file itself names the first one, by a heading or percent signs. */
  readonly isCertain: boolean
}

/** The scale that the file itself names; null if the member has to choose one. */
export const certainScale = ({ isCertain, scales }: ScaleDoubt): RatingScale | null =>
  isCertain ? (scales[0] ?? null) : null

const OUT_OF_TEN = /\b0\s*(?:[-–—]|to|\.\.)\s*10\b|\b(?:out )?of 10\b|\/\s*10\b/i
const RANGE = /\b[01]\s*(?:[-–—]|to|\.\.)\s*(\d{1,3})\b/i
const TOP_BOX = /\btop[- ](?:two|2)[- ]box(?:es)?\b|\bt2b\b/i
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
  const numbers = columns.flatMap(({ title, cells }) =>
    cells.flatMap((cell) => {
      const number = readScaledNumber(cell)
      return number ? [{ ...number, title, cell: cell.trim() }] : []
    }),
  )
  if (numbers.length === 0) return null
  const most = numbers.reduce((one, other) => (other.value > one.value ? other : one))
  const doubt = (
    reason: string,
    likely: RatingScale,
    { cell, title }: { readonly cell: string; readonly title: string },
    isCertain = false,
  ): ScaleDoubt => ({
    reason,
    title,
    example: cell,
    isCertain,
    scales: [likely, ...RATING_SCALE_NAMES.filter((scale) => scale !== likely)],
  })

  const percent = numbers.find(({ isPercent }) => isPercent)
  if (percent) return doubt(`Ratings are in percent, such as “${percent.cell}”.`, 'percent', percent, true)
  const titled = columns.flatMap(({ title }) => {
    const scale = scaleInTitle(title)
    return scale === undefined ? [] : [{ title, scale }]
  })[0]
  if (titled) {
    const { title, scale } = titled
    const reason = `The column “${shortened(title.trim())}” names another scale.`
    return doubt(reason, scale ?? 'outOfFive', most, scale !== null && isOnly(scale, numbers))
  }
  if (columns.some(({ title }) => TOP_BOX.test(title))) {
    return doubt(
      'The headings name the top-two box.',
      most.value <= 1 ? 'share' : 'percent',
      most,
      most.value > 10,
    )
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

/** Whether all numbers are on the scale. From 1 to 10 there are averages as well as shares, so it is asked about. */
function isOnly(scale: RatingScale, numbers: readonly { readonly value: number }[]): boolean {
  const { least, most } = RATING_SCALES[scale]
  return scale !== 'outOfTen' && numbers.every(({ value }) => value >= least && value <= most)
}

/**
 * The scale that a heading names if it is another one than 0 to 10.
 * @returns null within the result for a scale that ratings cannot be read on; undefined if the heading names none
 */
function scaleInTitle(title: string): RatingScale | null | undefined {
  if (PERCENT.test(title)) return 'percent'
  if (OUT_OF_TEN.test(title)) return undefined
  const [, range] = RANGE.exec(title) ?? []
  const [, highest, points] = HIGHEST.exec(title) ?? []
  const most = range ?? highest ?? points
  return most === undefined ? undefined : (BY_HIGHEST[most] ?? null)
}

const BY_HIGHEST: Readonly<Partial<Record<string, RatingScale>>> = {
  1: 'share',
  5: 'outOfFive',
  7: 'outOfSeven',
  10: 'outOfTen',
  100: 'percent',
}
