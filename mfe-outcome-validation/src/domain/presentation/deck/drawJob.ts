import { PAPER } from '@outcome-studio/shared/files'
import type { DeckItem } from '../../slides/SlideDeck.ts'
import { executorSize, JOB_HEIGHT, jobTextSize, SMALLEST_JOB } from '../jobLayout.ts'
import { PAGE } from '../pageLayout.ts'
import { pageTitle, type SlidePage } from '../Slide.ts'

type JobBody = Extract<SlidePage['body'], { readonly kind: 'job' }>

const FACTS_TOP = 412
const FACT_WIDTH = 170
const FACT = { value: 28, label: 13 } as const

/** Draws who wants to get what done, and the numbers of the study in a row. */
export function drawJob(page: SlidePage, { executor, job, facts }: JobBody): readonly DeckItem[] {
  const { x, width } = PAGE.body
  // The pages of a long text have one size.
  const size = page.part ? SMALLEST_JOB : jobTextSize({ executor, job })
  const line = (y: number, color: string): DeckItem => ({
    kind: 'text',
    x,
    y,
    width: 48,
    height: 4,
    fill: color,
    paragraphs: [],
  })
  return [
    line(56, PAPER.accent),
    {
      kind: 'text',
      isTitle: true,
      x,
      y: 70,
      width,
      height: 22,
      paragraphs: [{ runs: [{ text: pageTitle(page), size: 14, color: PAPER.accent, isBold: true }] }],
    },
    {
      kind: 'text',
      x,
      y: 104,
      width,
      height: JOB_HEIGHT,
      paragraphs: [
        ...(job === '' ? [] : [{ runs: [{ text: job, size, color: PAPER.ink, isBold: true }] }]),
        ...(executor === ''
          ? []
          : [
              {
                spaceBefore: job === '' ? 0 : 10,
                runs: [{ text: executor, size: executorSize(size), color: PAPER.muted }],
              },
            ]),
      ],
    },
    ...facts.map(
      ({ value, label }, at): DeckItem => ({
        kind: 'text',
        x: x + at * FACT_WIDTH,
        y: FACTS_TOP,
        width: FACT_WIDTH - 12,
        height: 64,
        paragraphs: [
          { runs: [{ text: value, size: FACT.value, color: PAPER.ink, isBold: true }] },
          { runs: [{ text: label, size: FACT.label, color: PAPER.muted }] },
        ],
      }),
    ),
  ]
}
