import { stack, textBlock } from '../files/svg/blocks.ts'
import { PAPER } from '../files/svg/PAPER.ts'
import type { Block, Shape } from '../files/svg/Shape.ts'
import { type Drawing, writeSvg } from '../files/svg/writeSvg.ts'
import { JOB_STEP_CATEGORIES, type Study } from '../study/Study.ts'

const COLUMN = 180
const GAP = 36
const MARGIN = 32
const PADDING = 10
const TITLE = { size: 26, lineHeight: 34, isBold: true, color: PAPER.ink } as const
const HEADING = { size: 15, lineHeight: 24, isBold: true, color: PAPER.accent } as const
const BODY = { size: 13, lineHeight: 18, color: PAPER.ink } as const
const MUTED = { size: 13, lineHeight: 18, color: PAPER.muted } as const

/** Draws the job map: a column with its steps for each category. No text is cut, and empty steps are left out. */
export function jobMapToSvg(docName: string, { jtbd, jobSteps, notApplicable = [] }: Study): Drawing {
  const steps = jobSteps.flatMap(({ userInput, category }, at) =>
    userInput.trim() === '' ? [] : [{ category, text: `${at + 1}  ${userInput.trim()}` }],
  )
  const columnOf = (title: string, category: (typeof steps)[number]['category'], note: string): Block =>
    stack(
      [
        textBlock(title, COLUMN, HEADING),
        ...steps.filter((step) => step.category === category).map(({ text }) => card(text)),
        textBlock(note, COLUMN, MUTED),
      ],
      8,
    )
  const columns = [
    ...(steps.some(({ category }) => category === null) ? [columnOf('Without a category', null, '')] : []),
    ...JOB_STEP_CATEGORIES.map((category, at) => {
      const reason = notApplicable.find((entry) => entry.category === category)?.reason
      return columnOf(`${at + 1} ${category}`, category, reason ? `Does not apply: ${reason}` : '')
    }),
  ]
  const width = columns.length * (COLUMN + GAP) - GAP
  const lead = [jtbd.executor.trim(), jtbd.userInput.trim()].filter((part) => part !== '').join(' · ')
  const head = stack([textBlock(docName, width, TITLE), textBlock(lead, width, MUTED)], 2)
  const top = MARGIN + head.height + 24
  const left = (at: number) => MARGIN + at * (COLUMN + GAP)
  const first = columns.length - JOB_STEP_CATEGORIES.length
  return writeSvg({
    title: docName,
    description: `Job map with ${steps.length} steps in eight categories.`,
    width: width + 2 * MARGIN,
    height: top + Math.max(...columns.map(({ height }) => height)) + MARGIN,
    shapes: [
      ...head.draw(MARGIN, MARGIN),
      ...columns.flatMap((column, at) => [
        ...column.draw(left(at), top),
        ...(at > first ? [arrow(left(at) - GAP + 8, left(at) - 10, top + HEADING.lineHeight / 2)] : []),
      ]),
    ],
  })
}

function card(text: string): Block {
  const inside = textBlock(text, COLUMN - 2 * PADDING, BODY)
  const height = inside.height + 2 * PADDING
  return {
    height,
    draw: (x, y) => [
      { kind: 'box', x, y, width: COLUMN, height, radius: 8, fill: PAPER.fill, stroke: PAPER.line },
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
