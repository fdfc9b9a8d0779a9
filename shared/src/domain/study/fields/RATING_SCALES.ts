import { describeNumber } from './describeNumber.ts'
import { shortened } from './shortened.ts'

/** Scales on which tables of other programs give ratings. */
export type RatingScale = 'outOfTen' | 'percent' | 'share' | 'outOfFive' | 'outOfSeven'

interface ScaleRule {
  /** Label in a form. */
  readonly label: string
  /** What a number is, in a sentence. */
  readonly meaning: string
  /** Range in a message. */
  readonly range: string
  readonly least: number
  readonly most: number
  /** Converts a value of the scale to the study's scale from 0 to 10. */
  readonly toTen: (value: number) => number
}

/**
 * A rating is ten times the share of people who answered 4 or 5 (docs/method.md §6), so percent and shares convert
 * exactly. The share cannot be recovered from an average of answers from 1 to 5; the average is spread over 0 to 10.
 */
export const RATING_SCALES: Readonly<Record<RatingScale, ScaleRule>> = {
  outOfTen: {
    label: '0 to 10',
    meaning: 'a rating from 0 to 10',
    range: '0 to 10',
    least: 0,
    most: 10,
    toTen: (value) => value,
  },
  percent: {
    label: 'Percent, 0 to 100',
    meaning: 'a share in percent',
    range: '0 to 100',
    least: 0,
    most: 100,
    toTen: (value) => value / 10,
  },
  share: {
    label: 'Shares, 0 to 1',
    meaning: 'a share from 0 to 1',
    range: '0 to 1',
    least: 0,
    most: 1,
    toTen: (value) => value * 10,
  },
  outOfFive: {
    label: 'Averages, 1 to 5',
    meaning: 'the mean of a five-point scale',
    range: '1 to 5',
    least: 1,
    most: 5,
    toTen: (value) => (value - 1) * 2.5,
  },
  outOfSeven: {
    label: 'Averages, 1 to 7',
    meaning: 'the mean of a seven-point scale',
    range: '1 to 7',
    least: 1,
    most: 7,
    toTen: (value) => ((value - 1) / 6) * 10,
  },
}

export const RATING_SCALE_NAMES: readonly RatingScale[] = [
  'outOfTen',
  'percent',
  'share',
  'outOfFive',
  'outOfSeven',
]

const NUMBER = /^(\d+(?:[.,]\d*)?(?:e-\d+)?)\s*([%％])?$/

interface ScaledNumber {
  readonly value: number
  readonly isPercent: boolean
}

/** Reads a cell such as "8,5" or "84 %"; null if it is no number. */
export function readScaledNumber(cell: string): ScaledNumber | null {
  const [, digits, percent] = NUMBER.exec(cell.trim()) ?? []
  const value = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'))
  return Number.isFinite(value) ? { value, isPercent: percent !== undefined } : null
}

/**
 * Converts a cell to the study's scale from 0 to 10, rounded to two decimals.
 * @returns NaN for a cell that is no number of the scale
 */
export function outOfTen(cell: string, scale: RatingScale): number {
  const number = readScaledNumber(cell)
  if (number === null) return Number.NaN
  const { value, isPercent } = number
  // "84%" is the same share of people in a column of shares.
  const read = isPercent && scale === 'share' ? 'percent' : scale
  const { least, most, toTen } = RATING_SCALES[read]
  if (value < least || value > most || (isPercent && read !== 'percent')) return Number.NaN
  return read === 'outOfTen' ? value : Math.round(toTen(value) * 100) / 100
}

/** Label of a scale with the result for a cell, for example "Percent, 0 to 100 (84% becomes 8.4)". */
export function describeScale(scale: RatingScale, example: string): string {
  const result = outOfTen(example, scale)
  const cell = shortened(example.trim())
  const words = Number.isNaN(result) ? `not possible for ${cell}` : `${cell} becomes ${result}`
  return `${RATING_SCALES[scale].label} (${words})`
}

/**
 * States how a cell is read, for example "Importance (1-5): 4.2 is the mean of a five-point scale, read as 8.0."
 * @param title of its column; empty if the table has no headings
 */
export function describeReading(scale: RatingScale, title: string, example: string): string {
  const result = outOfTen(example, scale)
  const start = title.trim() === '' ? '' : `${title.trim()}: `
  const read = Number.isNaN(result) ? 'which is not possible' : `read as ${describeNumber(result)}`
  return `${start}${shortened(example.trim())} is ${RATING_SCALES[scale].meaning}, ${read}.`
}
