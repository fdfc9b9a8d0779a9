import { JOB_STEP_CATEGORIES, type Study } from '@outcome-studio/shared/domain/study'
import type { Block, Shape } from '@outcome-studio/shared/files'
import { type Drawing, PAPER, stack, textBlock, writeSvg } from '@outcome-studio/shared/files'

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

/** Between two rows of columns. */
const ROW_GAP = 28
/** Width to height of a slide. */
const SLIDE = 16 / 9

/**
 * Draws the job map: a column with its steps for each category, in as many rows as bring the picture close to the shape
 * of a slide. No text is cut, and empty steps are left out.
 */
export function jobMapToSvg(docName: string, { jtbd, jobSteps, notApplicable = [] }: Study): Drawing {
  const steps = jobSteps.flatMap(({ userInput, category }, at) =>
    userInput.trim() === '' ? [] : [{ category, text: `${at + 1}  ${userInput.trim()}` }],
  )
  const textsOf = (
    title: string,
    category: (typeof steps)[number]['category'],
    note: string,
  ): ColumnTexts => ({
    title,
    steps: steps.filter((step) => step.category === category).map(({ text }) => text),
    note,
  })
  const texts = [
    ...(steps.some(({ category }) => category === null) ? [textsOf('Without a category', null, '')] : []),
    ...JOB_STEP_CATEGORIES.map((category, at) => {
      const reason = notApplicable.find((entry) => entry.category === category)?.reason
      return textsOf(`${at + 1} ${category}`, category, reason ? `Does not apply: ${reason}` : '')
    }),
  ]
  const lead = [jtbd.executor.trim(), jtbd.userInput.trim()].filter((part) => part !== '').join(' · ')
  const first = texts.length - JOB_STEP_CATEGORIES.length
  const layouts = COLUMN_WIDTHS.flatMap((column) => {
    const columns = texts.map((each) => columnBlock(each, column))
    return columns.map((_block, at) => {
      const perRow = at + 1
      const width = perRow * (column + GAP) - GAP
      const head = stack([textBlock(docName, width, TITLE), textBlock(lead, width, MUTED)], 2)
      const body = inRows(columns, { perRow, first, column })
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
    description: `Job map with ${steps.length} steps in eight categories.`,
    width,
    height,
    shapes: [...head.draw(MARGIN, MARGIN), ...body.draw(MARGIN, MARGIN + head.height + HEAD_GAP)],
  })
}

const distanceFromSlide = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.abs(Math.log(width / height / SLIDE))

interface ColumnTexts {
  readonly title: string
  readonly steps: readonly string[]
  /** Below the steps; empty for none. */
  readonly note: string
}

const columnBlock = ({ title, steps, note }: ColumnTexts, width: number): Block =>
  stack(
    [
      textBlock(title, width, HEADING),
      ...steps.map((text) => card(text, width)),
      textBlock(note, width, MUTED),
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

function card(text: string, width: number): Block {
  const inside = textBlock(text, width - 2 * PADDING, BODY)
  const height = inside.height + 2 * PADDING
  return {
    height,
    draw: (x, y) => [
      { kind: 'box', x, y, width, height, radius: 8, fill: PAPER.fill, stroke: PAPER.line },
      ...inside.draw(x + PADDING, y + PADDING),
    ],
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
