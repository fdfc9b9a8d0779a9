import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { BAND_NAMES, OPPORTUNITY_BANDS } from '@outcome-studio/shared/domain/study'
import { PAPER } from '@outcome-studio/shared/files'
import { placeInLandscape, WHOLE_LANDSCAPE } from '../../landscape/LandscapeView.ts'
import { landscapeZones } from '../../landscape/landscapeZones.ts'
import type { DeckGroup, DeckItem, DeckPolygon, DeckScatter } from '../../slides/SlideDeck.ts'
import { PAGE } from '../pageLayout.ts'
import { labelSides } from './labelSides.ts'

const { x: LEFT, y: TOP, height: HEIGHT } = PAGE.body
const CHART = { x: LEFT, y: TOP, width: 560, height: HEIGHT } as const
export const PLOT = { x: LEFT + 46, y: TOP + 6, width: 506, height: HEIGHT - 54 } as const
/** What is beside a plot. */
export const KEY = { x: LEFT + 600, y: TOP + 4, width: PAGE.body.width - 600, row: 30, swatch: 14 } as const

/** Draws the landscape: a native scatter chart on the areas of the bands, and beside it their key with counts. */
export const drawLandscape = (needs: readonly Need[]): readonly DeckItem[] => [
  drawPlot(needs, 'Opportunity landscape', []),
  ...drawKey(needs),
]

/**
 * A native scatter chart on the areas of the bands.
 * @param shapes drawn between the areas and the dots
 */
export const drawPlot = (
  needs: readonly Need[],
  name: string,
  shapes: readonly DeckPolygon[],
): DeckGroup => ({
  kind: 'group',
  name,
  ...CHART,
  items: [...drawZones(), ...shapes, drawChart(needs, name)],
})

const placed = (x: number, y: number) => [PLOT.x + x * PLOT.width, PLOT.y + y * PLOT.height] as const

const drawZones = () =>
  landscapeZones(WHOLE_LANDSCAPE).map(({ band, corners }) => ({
    kind: 'polygon' as const,
    name: BAND_NAMES[band],
    points: corners.map(([x, y]) => placed(x, y)),
    fill: BAND_COLORS.light[band],
    line: PAPER.thinLine,
  }))

function drawChart(needs: readonly Need[], name: string): DeckScatter {
  const rated = needs.flatMap((need) => {
    if (need.rating === null) return []
    const { x, y } = placeInLandscape(need.rating, WHOLE_LANDSCAPE)
    const [left, top] = placed(x, y)
    return [{ need, rating: need.rating, x: left, y: top }]
  })
  const sides = labelSides(rated, PLOT)
  return {
    kind: 'scatter',
    name,
    description: `Importance and satisfaction of ${rated.length} outcomes. ${OPPORTUNITY_BANDS.map((band) => `${BAND_NAMES[band]}: ${countOf(needs, band)}`).join(', ')}.`,
    ...CHART,
    plot: PLOT,
    axes: {
      x: { title: 'Importance', min: 0, max: 10 },
      y: { title: 'Satisfaction', min: 0, max: 10 },
    },
    series: OPPORTUNITY_BANDS.map((band) => ({
      name: BAND_NAMES[band],
      color: BAND_MARKS.light[band],
      points: rated
        .filter(({ need }) => need.band === band)
        .map(({ need, rating }) => {
          const label = sides.get(need.statementId)
          return {
            name: need.number,
            x: rating.importance,
            y: rating.satisfaction,
            ...(label && { label }),
          }
        }),
    })),
    textColor: PAPER.muted,
    lineColor: PAPER.line,
  }
}

const countOf = (needs: readonly Need[], band: Need['band']): number =>
  needs.filter((need) => need.band === band).length

function drawKey(needs: readonly Need[]): readonly DeckItem[] {
  const text = (y: number, height: number, line: string, isBold: boolean): DeckItem => ({
    kind: 'text',
    x: KEY.x,
    y,
    width: KEY.width,
    height,
    paragraphs: [
      {
        runs: [{ text: line, size: isBold ? 14 : 12, color: isBold ? PAPER.ink : PAPER.muted, isBold }],
      },
    ],
  })
  const rows = OPPORTUNITY_BANDS.flatMap((band, at): readonly DeckItem[] => {
    const y = TOP + 36 + at * KEY.row
    const line = (x: number, width: number, value: string, align?: 'end', isBold = false): DeckItem => ({
      kind: 'text',
      x,
      y,
      width,
      height: KEY.row - 6,
      anchor: 'middle',
      paragraphs: [{ ...(align && { align }), runs: [{ text: value, size: 13, color: PAPER.ink, isBold }] }],
    })
    return [
      {
        kind: 'text',
        x: KEY.x,
        y: y + (KEY.row - 6 - KEY.swatch) / 2,
        width: KEY.swatch,
        height: KEY.swatch,
        shape: 'rounded',
        fill: BAND_COLORS.light[band],
        line: BAND_MARKS.light[band],
        paragraphs: [],
      },
      line(KEY.x + KEY.swatch + 8, KEY.width - 70, BAND_NAMES[band]),
      line(KEY.x + KEY.width - 44, 44, `${countOf(needs, band)}`, 'end', true),
    ]
  })
  return [
    text(KEY.y, 20, 'Outcomes in each band', true),
    ...rows,
    text(
      TOP + 36 + OPPORTUNITY_BANDS.length * KEY.row + 14,
      110,
      'Opportunity = importance + (importance − satisfaction), where satisfaction is lower. Outcomes at the lower right matter most and are met least. The numbers mark the ten highest opportunities.',
      false,
    ),
  ]
}
