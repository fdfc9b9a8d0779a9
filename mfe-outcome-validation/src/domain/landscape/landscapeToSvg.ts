import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { BAND_NAMES, describeNumber, OPPORTUNITY_BANDS } from '@outcome-studio/shared/domain/study'
import type { Block, Shape } from '@outcome-studio/shared/files'
import { type Drawing, PAPER, stack, textBlock, writeSvg } from '@outcome-studio/shared/files'
import { describeSample } from './describeSample.ts'
import { type LandscapeView, landscapeTicks, placeInLandscape } from './LandscapeView.ts'
import { LANDSCAPE_LABEL, layoutLandscape, topOpportunities } from './layoutLandscape.ts'

const SIDE = 560
const MARGIN = 40
const AXIS = 64
const LIST = 420
/** Side of a color in the key. */
const KEY = 14
const TITLE = { size: 26, lineHeight: 34, isBold: true, color: PAPER.ink } as const
const HEADING = { size: 16, lineHeight: 26, isBold: true, color: PAPER.ink } as const
const BODY = { size: 13, lineHeight: 18, color: PAPER.ink } as const
const MUTED = { size: 13, lineHeight: 18, color: PAPER.muted } as const
const LABEL = { size: LANDSCAPE_LABEL.size, lineHeight: 15, isBold: true, color: PAPER.ink } as const

interface LandscapeTexts {
  readonly docName: string
  /** Shown below the name. */
  readonly lead: string
  /** Number of people who answered; null if it is not known. */
  readonly respondents: number | null
}

/**
 * Draws the opportunity landscape with a key to its bands and the highest opportunities as a list beside it. No text is
 * cut.
 */
export function landscapeToSvg(
  { docName, lead, respondents }: LandscapeTexts,
  needs: readonly Need[],
  view: LandscapeView,
): Drawing {
  return drawLandscape(needs, view, {
    docName,
    lines: [lead, describeSample(needs, respondents)],
    description: `Opportunity landscape. ${OPPORTUNITY_BANDS.map((band) => `${band}: ${needs.filter((need) => need.band === band).length}`).join(', ')}.`,
    beside: [opportunityList(needs), bandKey(needs)],
  })
}

/** What a picture of a landscape has besides its plot. */
interface LandscapePicture {
  readonly docName: string
  /** Below the name. */
  readonly lines: readonly string[]
  /** For screen readers. */
  readonly description: string
  /** Beside the plot; each is LANDSCAPE_LIST.width wide. */
  readonly beside: readonly Block[]
  /** Drawn between the bands and the dots, in the unit of the plot. */
  readonly between?: readonly Extract<Shape, { readonly kind: 'area' }>[]
}

/** Side of the plot in a picture. */
export const PICTURE_SIDE = SIDE
/** The texts beside a plot. */
export const LANDSCAPE_LIST = { width: LIST, heading: HEADING, body: BODY, muted: MUTED } as const

/** Draws a landscape with texts beside its plot. */
export function drawLandscape(
  needs: readonly Need[],
  view: LandscapeView,
  { docName, lines, description, beside, between = [] }: LandscapePicture,
): Drawing {
  const { zones, diagonal, dots, labels } = layoutLandscape(needs, view, SIDE)
  const head = stack(
    [docName, ...lines].map((text, at) => textBlock(text, SIDE + LIST, at === 0 ? TITLE : MUTED)),
    2,
  )
  const [left, top] = [MARGIN + AXIS, MARGIN + head.height + 24]
  const at = ([x, y]: readonly [number, number]) => [left + x, top + y] as const
  const list = stack(beside, 24)
  const shapes: readonly Shape[] = [
    ...head.draw(MARGIN, MARGIN),
    ...zones.map(
      ({ band, corners }): Shape => ({
        kind: 'area',
        points: corners.map(at),
        fill: BAND_COLORS.light[band],
      }),
    ),
    { kind: 'line', points: diagonal.map(at), isDashed: true },
    { kind: 'line', points: [at([0, 0]), at([0, SIDE]), at([SIDE, SIDE])] },
    ...axisTexts(view, left, top),
    ...between.map((shape): Shape => ({ ...shape, points: shape.points.map(at) })),
    ...dots.map(
      ({ x, y, band }): Shape => ({ kind: 'dot', x: left + x, y: top + y, fill: BAND_MARKS.light[band] }),
    ),
    ...labels.map(
      (label): Shape => ({
        kind: 'text',
        x: left + label.at.x,
        y: top + label.at.y + LABEL.size * 0.36,
        lines: [label.text],
        style: LABEL,
        anchor: 'middle',
      }),
    ),
    ...list.draw(left + SIDE + MARGIN, top),
  ]
  return writeSvg({
    title: docName,
    description,
    width: left + SIDE + MARGIN + LIST + MARGIN,
    height: top + Math.max(SIDE + AXIS, list.height) + MARGIN,
    shapes,
  })
}

function opportunityList(needs: readonly Need[]): Block {
  const top = topOpportunities(needs)
  return stack(
    [
      textBlock('Highest opportunities', LIST, HEADING),
      ...top.map(({ number, text, score }) =>
        textBlock(`${number}  ${text} (${describeNumber(score ?? 0)})`, LIST, BODY),
      ),
      textBlock(top.length === 0 ? 'No outcome is an opportunity.' : '', LIST, MUTED),
    ],
    8,
  )
}

/** The color of each band with its name and the number of its outcomes. */
function bandKey(needs: readonly Need[]): Block {
  return stack(
    OPPORTUNITY_BANDS.map((band): Block => {
      const count = needs.filter((need) => need.band === band).length
      const name = textBlock(`${BAND_NAMES[band]}: ${count}`, LIST - KEY - 8, BODY)
      return {
        height: name.height,
        draw: (x, y) => [
          {
            kind: 'box',
            x,
            y: y + (BODY.lineHeight - KEY) / 2,
            width: KEY,
            height: KEY,
            radius: 3,
            fill: BAND_COLORS.light[band],
            stroke: PAPER.line,
          },
          ...name.draw(x + KEY + 8, y),
        ],
      }
    }),
    4,
  )
}

function axisTexts(view: LandscapeView, left: number, top: number): readonly Shape[] {
  const text = (
    x: number,
    y: number,
    line: string,
    anchor: 'middle' | 'end',
  ): Shape & { readonly kind: 'text' } => ({
    kind: 'text',
    x: left + x,
    y: top + y,
    lines: [line],
    style: MUTED,
    anchor,
  })
  const [importance, satisfaction] = [view.importance[0], view.satisfaction[0]]
  return [
    ...landscapeTicks(view.importance).map((tick) =>
      text(
        placeInLandscape({ importance: tick, satisfaction }, view).x * SIDE,
        SIDE + 22,
        `${tick}`,
        'middle',
      ),
    ),
    ...landscapeTicks(view.satisfaction).map((tick) =>
      text(-10, placeInLandscape({ importance, satisfaction: tick }, view).y * SIDE + 5, `${tick}`, 'end'),
    ),
    text(SIDE / 2, SIDE + 48, 'Importance', 'middle'),
    { ...text(-40, SIDE / 2, 'Satisfaction', 'middle'), isUpwards: true },
  ]
}
