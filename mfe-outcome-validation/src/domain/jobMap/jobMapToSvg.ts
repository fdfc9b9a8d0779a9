import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { BAND_NAMES, OPPORTUNITY_BANDS, type Study } from '@outcome-studio/shared/domain/study'
import type { Block, Shape } from '@outcome-studio/shared/files'
import { type Drawing, PAPER, stack, textBlock, textWidth, writeSvg } from '@outcome-studio/shared/files'
import { columnTitle, jobMapColumns, type MapCard, type MapColumn } from './jobMapColumns.ts'
import { mapColumns } from './mapColumns.ts'
import { describeHeat } from './stepHeat.ts'

/** Widths of a column that are tried. */
const COLUMN_WIDTHS = [150, 180, 220]
const GAP = 36
const MARGIN = 32
const PADDING = 10
/** Between the texts at the top and the columns. */
const HEAD_GAP = 24
const TITLE = { size: 26, lineHeight: 34, isBold: true, color: PAPER.ink } as const
const HEADING = { size: 15, lineHeight: 24, isBold: true, color: PAPER.accent } as const
const BODY = { size: 13, lineHeight: 18, color: PAPER.ink } as const
const MUTED = { size: 13, lineHeight: 18, color: PAPER.muted } as const
const HEAT = { size: 11, lineHeight: 15, color: PAPER.ink } as const

/** Between two rows of columns. */
const ROW_GAP = 28
/** Width to height of a slide. */
const SLIDE = 16 / 9

/**
 * Draws the job map: a column with its steps for each category, in as many rows as bring the picture close to the shape
 * of a slide. Steps follow each other from column to column if none has a category. The color of a step is that of its
 * highest opportunity. No text is cut, and empty steps are left out.
 */
export function jobMapToSvg(docName: string, study: Study): Drawing {
  const { jtbd } = study
  const inOrder = mapColumns(study)
  const texts = inOrder.some((column) => column.cards.length > 0) ? inOrder : jobMapColumns(study)
  const cards = texts.flatMap((column) => column.cards)
  const isHeated = cards.some(({ heat }) => heat !== null)
  const lead = [jtbd.executor.trim(), jtbd.userInput.trim()].filter((part) => part !== '').join(' · ')
  // Without any category the steps follow each other from the first column on.
  const first = Math.max(
    texts.findIndex(({ category }) => category !== null),
    0,
  )
  const layouts = COLUMN_WIDTHS.flatMap((column) => {
    const columns = texts.map((each) => columnBlock(each, column))
    return columns.map((_block, at) => {
      const perRow = at + 1
      const width = perRow * (column + GAP) - GAP
      const head = stack([textBlock(docName, width, TITLE), textBlock(lead, width, MUTED)], 2)
      const rows = inRows(columns, { perRow, first, column })
      const body = isHeated ? stack([rows, keyBlock(width)], HEAD_GAP) : rows
      return {
        head,
        body,
        width: width + 2 * MARGIN,
        height: head.height + HEAD_GAP + body.height + 2 * MARGIN,
      }
    })
  })
  const { head, body, width, height } = layouts.reduce((best, each) =>
    distanceFromSlide(each) < distanceFromSlide(best) ? each : best,
  )
  return writeSvg({
    title: docName,
    description: `Job map with ${cards.length} steps${texts.some(({ category }) => category !== null) ? ' in eight categories' : ''}.`,
    width,
    height,
    shapes: [...head.draw(MARGIN, MARGIN), ...body.draw(MARGIN, MARGIN + head.height + HEAD_GAP)],
  })
}

const distanceFromSlide = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.abs(Math.log(width / height / SLIDE))

const columnBlock = (column: MapColumn, width: number): Block =>
  stack(
    [
      textBlock(columnTitle(column), width, HEADING),
      ...column.cards.map((each) => cardBlock(each, width)),
      textBlock(column.reason === '' ? '' : `Does not apply: ${column.reason}`, width, MUTED),
    ],
    8,
  )

interface Rows {
  /** Columns in a row. */
  readonly perRow: number
  /** Index of the first category. */
  readonly first: number
  /** Width of a column. */
  readonly column: number
}

/** Columns in rows, with an arrow to each category but the first: from the left, or from above at the start of a row. */
function inRows(columns: readonly Block[], { perRow, first, column: width }: Rows): Block {
  const rows = Array.from({ length: Math.ceil(columns.length / perRow) }, (_, row): Block => {
    const members = columns.slice(row * perRow, (row + 1) * perRow)
    return {
      height: Math.max(...members.map(({ height }) => height)),
      draw: (left, y) =>
        members.flatMap((column, at) => {
          const x = left + at * (width + GAP)
          const isAfter = row * perRow + at > first
          return [
            ...column.draw(x, y),
            ...(isAfter
              ? [at === 0 ? arrowDown(x + 8, y) : arrow(x - GAP + 8, x - 10, y + HEADING.lineHeight / 2)]
              : []),
          ]
        }),
    }
  })
  return stack(rows, ROW_GAP)
}

function cardBlock({ number, text, heat }: MapCard, width: number): Block {
  const inside = stack(
    [
      textBlock(`${number}  ${text}`, width - 2 * PADDING, BODY),
      textBlock(heat ? describeHeat(heat) : '', width - 2 * PADDING, HEAT),
    ],
    2,
  )
  const height = inside.height + 2 * PADDING
  return {
    height,
    draw: (x, y) => [
      {
        kind: 'box',
        x,
        y,
        width,
        height,
        radius: 8,
        fill: heat ? BAND_COLORS.light[heat.band] : PAPER.fill,
        stroke: heat ? BAND_MARKS.light[heat.band] : PAPER.line,
      },
      ...inside.draw(x + PADDING, y + PADDING),
    ],
  }
}

/** Side of a color in the key, and the distance to the next one. */
const KEY = { side: 14, gap: 24 } as const

/** What the colors mean, in as many lines as the width takes. */
function keyBlock(width: number): Block {
  let [x, line] = [0, 0]
  const entries = OPPORTUNITY_BANDS.map((band) => {
    const text = BAND_NAMES[band]
    const own = KEY.side + 8 + textWidth(text, MUTED.size)
    if (x > 0 && x + own > width) [x, line] = [0, line + 1]
    const entry = { band, text, x, line }
    x += own + KEY.gap
    return entry
  })
  return {
    height: (line + 1) * MUTED.lineHeight,
    draw: (left, top) =>
      entries.flatMap(({ band, text, x: from, line: at }): readonly Shape[] => {
        const y = top + at * MUTED.lineHeight
        return [
          {
            kind: 'box',
            x: left + from,
            y: y + (MUTED.lineHeight - KEY.side) / 2,
            width: KEY.side,
            height: KEY.side,
            radius: 3,
            fill: BAND_COLORS.light[band],
            stroke: PAPER.line,
          },
          ...textBlock(text, width, MUTED).draw(left + from + KEY.side + 8, y),
        ]
      }),
  }
}

const arrow = (from: number, to: number, y: number): Shape => ({
  kind: 'line',
  points: [
    [from, y],
    [to, y],
    [to - 5, y - 4],
    [to, y],
    [to - 5, y + 4],
  ],
})

/** In the gap above a row. */
const arrowDown = (x: number, top: number): Shape => {
  const to = top - 4
  return {
    kind: 'line',
    points: [
      [x, top - ROW_GAP + 6],
      [x, to],
      [x - 4, to - 5],
      [x, to],
      [x + 4, to - 5],
    ],
  }
}
