import { counted } from '@outcome-studio/shared/domain/base'
import { PAPER } from '@outcome-studio/shared/files'
import { isOpportunity } from '../../landscape/isOpportunity.ts'
import { WHOLE_LANDSCAPE } from '../../landscape/LandscapeView.ts'
import { onlyInGroup, type SegmentComparison } from '../../segments/compareSegments.ts'
import type { Group } from '../../segments/groupsOf.ts'
import { arrowOutline, type LandscapeArrow, layoutArrows } from '../../segments/layoutArrows.ts'
import type { DeckItem, DeckPolygon, DeckText } from '../../slides/SlideDeck.ts'
import { heightOf } from '../pageLayout.ts'
import { drawPlot, KEY, PLOT } from './drawLandscape.ts'

/** Draws two groups: the landscape of the second one over arrows from the first one, and beside it their sizes. */
export function drawCompared({ first, second, compared }: SegmentComparison): readonly DeckItem[] {
  const arrows = layoutArrows(compared, WHOLE_LANDSCAPE, PLOT)
  const shapes = arrows.flatMap(drawArrow)
  return [
    drawPlot(second.needs, `Opportunity landscape: from ${first.name} to ${second.name}`, shapes),
    ...drawGroups([
      { heading: 'First group', group: first, only: onlyInGroup(compared, 'first').length },
      { heading: 'Second group', group: second, only: onlyInGroup(compared, 'second').length },
    ]),
  ]
}

/** An arrow as one shape. One that is too short for a head is left out. */
function drawArrow(arrow: LandscapeArrow): readonly DeckPolygon[] {
  const outline = arrowOutline(arrow)
  if (outline.length === 0) return []
  const color = arrow.onlyIn === null ? PAPER.line : PAPER.ink
  const points = outline.map(([x, y]) => [PLOT.x + x, PLOT.y + y] as const)
  return [{ kind: 'polygon', name: 'Arrow', points, fill: color, line: color }]
}

interface DrawnGroup {
  readonly heading: string
  readonly group: Group
  /** Number of outcomes that are underserved in this group only. */
  readonly only: number
}

const NAME = { size: 15, lineHeight: 19 } as const
const FACT = { size: 12, lineHeight: 17 } as const

function drawGroups(groups: readonly DrawnGroup[]): readonly DeckItem[] {
  let y = KEY.y
  return groups.map(({ heading, group, only }): DeckText => {
    const facts = [
      counted(group.size, 'respondent'),
      `Underserved outcomes: ${group.needs.filter(({ band }) => isOpportunity(band)).length}`,
      `Only in this group: ${only}`,
    ]
    const lines = [
      { text: heading, ...FACT, color: PAPER.muted, isBold: false },
      { text: group.name, ...NAME, color: PAPER.ink, isBold: true },
      ...facts.map((text) => ({ text, ...FACT, color: PAPER.ink, isBold: false })),
    ]
    const height = lines.reduce(
      (sum, line) => sum + Math.max(line.lineHeight, heightOf(line.text, KEY.width, line, line.isBold)),
      0,
    )
    const item: DeckText = {
      kind: 'text',
      x: KEY.x,
      y,
      width: KEY.width,
      height,
      paragraphs: lines.map(({ text, size, color, isBold }) => ({ runs: [{ text, size, color, isBold }] })),
    }
    y += height + 28
    return item
  })
}
