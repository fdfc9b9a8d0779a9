import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { BAND_NAMES, OPPORTUNITY_BANDS } from '@outcome-studio/shared/domain/study'
import { PAPER } from '@outcome-studio/shared/files'
import { columnTitle, type MapCard, type MapColumn } from '../../jobMap/jobMapColumns.ts'
import type { DeckBox, DeckItem } from '../../slides/SlideDeck.ts'
import {
  cardDetail,
  cardHeight,
  cardWidth,
  columnNote,
  LANE_HEIGHT,
  MAP,
  type MapPage,
  mapColumnWidth,
} from '../mapLayout.ts'
import { heightOf, PAGE, PAGE_TEXT, widthOf } from '../pageLayout.ts'

const { detail } = PAGE_TEXT
const LANE = '#f4f5f7'
const SWATCH = 11
/** Size of the name of a category. */
const CATEGORY = 12

/** Draws the job map of native shapes: an arrow for each category, with the cards of its steps below. */
export function drawMap({ columns, size }: MapPage): readonly DeckItem[] {
  const { x, y } = PAGE.body
  const width = mapColumnWidth(columns.length)
  const isHeated = columns.some(({ cards }) => cards.some(({ heat }) => heat !== null))
  return [
    ...columns.flatMap((column, at) =>
      drawColumn(column, {
        x: x + at * (width + MAP.gap),
        y,
        width,
        size,
        isLast: at === columns.length - 1,
      }),
    ),
    ...(isHeated ? drawKey() : []),
  ]
}

interface ColumnPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly isLast: boolean
}

function drawColumn(column: MapColumn, { x, y, width, size, isLast }: ColumnPlace): readonly DeckItem[] {
  const isSorted = column.category !== null
  const heading: DeckItem = {
    kind: 'text',
    x,
    y,
    width: isLast || !isSorted ? width : width + MAP.gap - 2,
    height: MAP.heading,
    shape: isSorted ? 'arrow' : 'rectangle',
    fill: isSorted ? PAPER.accent : PAPER.muted,
    inset: 3,
    anchor: 'middle',
    paragraphs: [
      {
        align: 'center',
        runs: [
          {
            text: columnTitle(column),
            size: isSorted ? CATEGORY : detail.size,
            color: PAPER.fill,
            isBold: true,
          },
        ],
      },
    ],
  }
  const laneTop = y + MAP.heading + MAP.cardGap
  const lane: DeckItem = {
    kind: 'text',
    x,
    y: laneTop,
    width,
    height: LANE_HEIGHT,
    fill: LANE,
    paragraphs: [],
  }
  const inside = { x: x + MAP.laneInset, width: cardWidth(width) }
  let top = laneTop + MAP.cardGap
  const cards = column.cards.map((each) => {
    const item = drawCard(each, { ...inside, y: top, height: cardHeight(each, width, size) }, size)
    top += item.height + MAP.cardGap
    return item
  })
  const text = columnNote(column)
  const note: readonly DeckItem[] =
    text === ''
      ? []
      : [
          {
            kind: 'text',
            ...inside,
            y: top,
            height: heightOf(text, inside.width, detail),
            paragraphs: [{ runs: [{ text, size: detail.size, color: PAPER.muted }] }],
          },
        ]
  return [lane, heading, ...cards, ...note]
}

const drawCard = (
  each: MapCard,
  place: DeckBox,
  size: number,
): Extract<DeckItem, { readonly kind: 'text' }> => {
  const { number, text, heat } = each
  const note = cardDetail(each)
  return {
    kind: 'text',
    ...place,
    shape: 'rounded',
    fill: heat ? BAND_COLORS.light[heat.band] : PAPER.fill,
    line: heat && heat.band !== 'appropriately served' ? BAND_MARKS.light[heat.band] : PAPER.line,
    inset: MAP.inset,
    paragraphs: [
      {
        runs: [
          { text: `${number}  `, size, color: PAPER.ink, isBold: true },
          { text, size, color: PAPER.ink },
        ],
      },
      ...(note === ''
        ? []
        : [{ runs: [{ text: note, size: detail.size, color: heat ? PAPER.ink : PAPER.muted }] }]),
    ],
  }
}

/** The colors with the names of their bands, at the lower edge. */
function drawKey(): readonly DeckItem[] {
  let { x } = PAGE.body
  const y = PAGE.body.y + PAGE.body.height - detail.lineHeight
  return OPPORTUNITY_BANDS.flatMap((band): readonly DeckItem[] => {
    const text = BAND_NAMES[band]
    const width = widthOf(text, detail) + 8
    const items: readonly DeckItem[] = [
      {
        kind: 'text',
        x,
        y: y + 1,
        width: SWATCH,
        height: SWATCH,
        shape: 'rounded',
        fill: BAND_COLORS.light[band],
        line: PAPER.line,
        paragraphs: [],
      },
      {
        kind: 'text',
        x: x + SWATCH + 5,
        y,
        width,
        height: detail.lineHeight,
        paragraphs: [{ runs: [{ text, size: detail.size, color: PAPER.muted }] }],
      },
    ]
    x += SWATCH + 5 + width + 14
    return items
  })
}
