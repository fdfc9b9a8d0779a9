import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { Study } from '@outcome-studio/shared/domain/study'
import { PAPER } from '@outcome-studio/shared/files'
import type { SegmentComparison } from '../segments/compareSegments.ts'
import type { DeckItem } from '../slides/SlideDeck.ts'
import { writeSlideDeck } from '../slides/writeSlideDeck.ts'
import { drawCompared } from './deck/drawCompared.ts'
import { drawJob } from './deck/drawJob.ts'
import { drawLandscape } from './deck/drawLandscape.ts'
import { drawMap } from './deck/drawMap.ts'
import { drawTable } from './deck/drawTable.ts'
import { PAGE, PAGE_TEXT } from './pageLayout.ts'
import { presentStudy } from './presentStudy.ts'
import { pageTitle, type SlidePage } from './Slide.ts'

/**
 * Writes the presentation of a study as a .pptx file with native texts, tables, shapes and charts.
 * @param segments two groups of respondents, for a slide that compares them
 */
export function studyToSlides(
  docName: string,
  study: Study,
  madeAt: Date,
  segments: SegmentComparison | null = null,
): Uint8Array<ArrayBuffer> {
  return writeSlideDeck({
    title: docName,
    creator: PRODUCT_NAME,
    madeAt,
    accent: PAPER.accent,
    slides: presentStudy(study, segments).map((page) => ({ items: drawPage(page), footer: docName })),
  })
}

function drawPage(page: SlidePage): readonly DeckItem[] {
  const { body } = page
  if (body.kind === 'job') return drawJob(page, body)
  return [...drawHead(page), ...drawBody(body)]
}

function drawBody(body: Exclude<SlidePage['body'], { readonly kind: 'job' }>): readonly DeckItem[] {
  switch (body.kind) {
    case 'map':
      return drawMap(body)
    case 'landscape':
      return drawLandscape(body.needs)
    case 'compared':
      return drawCompared(body.comparison)
    case 'pending':
      return []
    case 'table':
      return [drawTable(body)]
  }
}

const drawHead = (page: SlidePage): readonly DeckItem[] => [
  {
    kind: 'text',
    isTitle: true,
    ...PAGE.title,
    paragraphs: [
      { runs: [{ text: pageTitle(page), size: PAGE_TEXT.title, color: PAPER.ink, isBold: true }] },
    ],
  },
  {
    kind: 'text',
    ...PAGE.lead,
    paragraphs: [{ runs: [{ text: page.lead, size: PAGE_TEXT.lead, color: PAPER.muted }] }],
  },
]
