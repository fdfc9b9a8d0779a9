import type { MapCard, MapColumn } from '../jobMap/jobMapColumns.ts'
import { shortHeat } from '../jobMap/stepHeat.ts'
import { heightOf, PAGE, PAGE_TEXT, splitText, widthOf } from './pageLayout.ts'

const { detail } = PAGE_TEXT
export const MAP = { gap: 8, heading: 26, cardGap: 6, inset: 6, laneInset: 5 } as const
/** Columns on a page and sizes of the steps that are tried, the best first. */
const COLUMNS = [9, 5, 3]
export const LARGEST_STEP = 14
const SMALLEST = 11
const SIZES = [LARGEST_STEP, 12, SMALLEST]
/** At this width, steps of a few words take three lines. */
const NARROWEST = 90

/** Width of each column on a page. */
export const mapColumnWidth = (count: number): number =>
  (PAGE.body.width - (count - 1) * MAP.gap) / Math.max(count, 4)

/** What a card says below its text. */
export const cardDetail = ({ heat, outcomes }: MapCard): string =>
  heat ? shortHeat(heat) : outcomes === 0 ? '' : outcomes === 1 ? '1 outcome' : `${outcomes} outcomes`

/** What a column without cards says. */
export const columnNote = ({ cards, reason }: MapColumn): string =>
  cards.length > 0 ? '' : reason === '' ? 'No step' : `Does not apply: ${reason}`

/** The text of a card with its number. */
const cardText = ({ number, text }: MapCard): string => `${number}  ${text}`

/** A page of the map: columns side by side, whose steps have one size. */
export interface MapPage {
  readonly columns: readonly MapColumn[]
  /** In points. */
  readonly size: number
}

const cardStyle = (size: number) => ({ size, lineHeight: Math.round(size * 1.25) })

/** Width of a card in a column. */
export const cardWidth = (width: number): number => width - 2 * MAP.laneInset

/** Height of a card in a column. */
export function cardHeight(each: MapCard, width: number, size: number): number {
  const inside = cardWidth(width) - 2 * MAP.inset
  return (
    heightOf(cardText(each), inside, cardStyle(size), true) +
    heightOf(cardDetail(each), inside, detail) +
    2 * MAP.inset
  )
}

const columnHeight = (column: MapColumn, width: number, size: number): number =>
  column.cards.reduce((sum, each) => sum + cardHeight(each, width, size) + MAP.cardGap, 0) +
  heightOf(columnNote(column), cardWidth(width), detail)

/** Height of the columns below their headings, above the key to the colors. */
export const LANE_HEIGHT = PAGE.body.height - MAP.heading - MAP.cardGap - detail.lineHeight - 8
const SPACE = LANE_HEIGHT - MAP.cardGap

/** The map in parts of which each fits a page: all columns if they fit, or fewer and wider ones. */
export function splitMap(columns: readonly MapColumn[]): readonly MapPage[] {
  const shares = COLUMNS.map((most) => inShares(columns, most))
  for (const pages of shares) {
    const size = SIZES.find((each) => pages.every((page) => isFitting(page, each)))
    if (size !== undefined) return pages.map((page) => ({ columns: page, size }))
  }
  return (shares.at(-1) ?? []).flatMap(splitHigh).map((page) => ({ columns: page, size: SMALLEST }))
}

function inShares(columns: readonly MapColumn[], most: number): readonly (readonly MapColumn[])[] {
  const pages = Math.ceil(columns.length / most)
  const each = Math.ceil(columns.length / pages)
  return Array.from({ length: pages }, (_, at) => columns.slice(at * each, (at + 1) * each))
}

function isFitting(columns: readonly MapColumn[], size: number): boolean {
  const width = mapColumnWidth(columns.length)
  const inside = cardWidth(width) - 2 * MAP.inset
  // A word that is broken between its letters is hard to read.
  const isWhole = columns.every(({ cards }) =>
    cards.every(({ text }) => text.split(/\s+/).every((word) => widthOf(word, { size }) <= inside)),
  )
  return (
    (isWhole || size === SMALLEST) &&
    width >= NARROWEST &&
    columns.every((column) => columnHeight(column, width, size) <= SPACE)
  )
}

/** Pages of the same columns, each with the cards that follow. */
function splitHigh(columns: readonly MapColumn[]): readonly (readonly MapColumn[])[] {
  const width = mapColumnWidth(columns.length)
  const inside = cardWidth(width) - 2 * MAP.inset
  const style = cardStyle(SMALLEST)
  const most = Math.floor((SPACE - 2 * MAP.inset - 2 * detail.lineHeight) / style.lineHeight)
  const parts = columns.map((column): readonly MapColumn[] => {
    if (column.cards.length === 0) {
      const lines = Math.floor(SPACE / detail.lineHeight) - 2
      return splitText(column.reason, cardWidth(width), detail, lines).map((reason) => ({
        ...column,
        reason,
      }))
    }
    const pieces = column.cards.flatMap((each) =>
      // The number takes space on each page, and bold text is wider.
      splitText(each.text, inside * 0.9, style, most - 2).map((text) => ({ ...each, text })),
    )
    const chunks: MapCard[][] = []
    let used = Number.POSITIVE_INFINITY
    for (const each of pieces) {
      const height = cardHeight(each, width, SMALLEST) + MAP.cardGap
      if (used + height > SPACE) {
        chunks.push([each])
        used = height
      } else {
        chunks.at(-1)?.push(each)
        used += height
      }
    }
    return chunks.map((cards) => ({ ...column, cards }))
  })
  const pages = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: pages }, (_, at) => parts.flatMap((part) => part[at] ?? []))
}
