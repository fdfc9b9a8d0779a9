import { counted } from '@outcome-studio/shared/domain/base'
import { describeNumber } from '@outcome-studio/shared/domain/study'
import { type Block, type Drawing, PAPER, stack, textBlock } from '@outcome-studio/shared/files'
import type { LandscapeView } from '../landscape/LandscapeView.ts'
import { drawLandscape, LANDSCAPE_LIST, PICTURE_SIDE } from '../landscape/landscapeToSvg.ts'
import { onlyInGroup, type SegmentComparison } from './compareSegments.ts'
import { describeComparison } from './describeComparison.ts'
import { arrowOutline, layoutArrows } from './layoutArrows.ts'

const { width, heading, body, muted } = LANDSCAPE_LIST

interface ComparisonTexts {
  readonly docName: string
  /** Shown below the name. */
  readonly lead: string
}

/** Draws two groups of respondents in one landscape, with what is underserved in one only. No text is cut. */
export function comparisonToSvg(
  { docName, lead }: ComparisonTexts,
  comparison: SegmentComparison,
  view: LandscapeView,
): Drawing {
  const { first, second, compared } = comparison
  const side = { width: PICTURE_SIDE, height: PICTURE_SIDE }
  return drawLandscape(second.needs, view, {
    docName,
    lines: [
      lead,
      `From ${first.name} (${counted(first.size, 'respondent')}) to ${second.name} (${counted(second.size, 'respondent')}). Dark arrows: underserved in one only.`,
    ],
    description: describeComparison(comparison),
    beside: (['first', 'second'] as const).map((group) => onlyList(comparison, group)),
    between: layoutArrows(compared, view, side).flatMap((arrow) => {
      const color = arrow.onlyIn === null ? PAPER.line : PAPER.ink
      const points = arrowOutline(arrow)
      return points.length === 0 ? [] : [{ kind: 'area', points, fill: color, stroke: color } as const]
    }),
  })
}

/** The outcomes that are underserved in one group only, with the opportunity in both. */
function onlyList({ first, second, compared }: SegmentComparison, group: 'first' | 'second'): Block {
  const other = group === 'first' ? 'second' : 'first'
  const { name } = group === 'first' ? first : second
  const only = onlyInGroup(compared, group)
  return stack(
    [
      textBlock(`Underserved only in ${name} (${only.length})`, width, heading),
      ...only.map((each) =>
        textBlock(
          `${each.first.number}  ${each.first.text} (${describeNumber(each[group].score ?? 0)}, other ${describeNumber(each[other].score ?? 0)})`,
          width,
          body,
        ),
      ),
      textBlock(only.length === 0 ? 'None.' : '', width, muted),
    ],
    8,
  )
}
