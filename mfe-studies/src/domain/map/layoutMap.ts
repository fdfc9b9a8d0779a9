import { NEED_LAYERS, type NeedLayer, type Needs } from '@outcome-studio/shared/domain/needs'
import type { Block, Shape } from '@outcome-studio/shared/files'
import { stack, textBlock } from '@outcome-studio/shared/files'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'
import { fitColumns, fitPage, fitScreen, type Zone } from './fitColumns.ts'
import { goalNotes } from './goalNotes.ts'
import type { MapUse } from './MapUse.ts'
import { continued, coreBlock, panelBlocks, panelWidth } from './mapBlocks.ts'
import { MAP, TEXT } from './mapStyles.ts'
import { byStep, layerGoals } from './writtenGoals.ts'

/** A part of the map, in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The card of a goal. */
export interface CardPlace extends Place {
  /** The job step that begins or goes on with it, written above it. */
  readonly caption: string | undefined
}

export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** The core job and the layers around it. */
  readonly panels: ReadonlyMap<string, Place>
  /** The cards of goals by their ids, from the upper left corner of their layer. */
  readonly cards: ReadonlyMap<string, CardPlace>
}

/** Two panels below each other. */
interface Side extends Zone {
  readonly panels: readonly [Block, Block]
}

/** The core job above its desired outcomes. */
interface Middle extends Zone {
  readonly coreWidth: number
  readonly core: Block
  readonly outcomes: Block
}

type PanelOf = (columns: number) => Block

/** Below a panel's upper edge, where its line from the core job ends. */
const RAIL_END = 24

/**
 * Lays out the map: the core job in the middle above its desired outcomes, related and emotional jobs to its left,
 * consumption chain jobs and financial outcomes to its right. The numbers of columns make the picture fit a page in
 * landscape, and the map that is edited the width of the screen. Both follow the same layout otherwise.
 */
export function layoutMap(needs: Needs, opportunities: NeedsOpportunities, use: MapUse): MapLayout {
  const notes = goalNotes(needs, opportunities, use)
  const panel = (layer: NeedLayer) => panelBlocks(layer, needs, opportunities, notes, use)
  const outcomes = panel('outcomes')
  const middleOf = (columns: number): Middle => {
    const width = panelWidth(columns, use.column)
    const coreWidth = width <= MAP.coreWidth + 2 * MAP.gutter ? width : MAP.coreWidth
    const core = coreBlock(needs, coreWidth, notes, use)
    const panelBelow = outcomes(columns)
    return {
      width,
      height: core.height + MAP.gutter + panelBelow.height,
      coreWidth,
      core,
      outcomes: panelBelow,
    }
  }
  const [left, middle, right] = fitColumns(
    [
      sideOf(panel('related'), panel('emotional'), use),
      middleOf,
      sideOf(panel('consumption'), panel('financial'), use),
    ],
    use.columns === null
      ? fitPage({ width: 2 * (MAP.margin + MAP.gutter), height: 2 * MAP.margin + TEXT.title.lineHeight })
      : fitScreen(use.columns),
  )

  const inner = left.width + middle.width + right.width + 2 * MAP.gutter
  const head = headBlock(use.title, needs, inner)
  const top = MAP.margin + (head.height > 0 ? head.height + 24 : 0)
  const middleX = MAP.margin + left.width + MAP.gutter
  const rightX = middleX + middle.width + MAP.gutter
  const coreX = middleX + (middle.width - middle.coreWidth) / 2
  const coreCenter = [coreX + middle.coreWidth / 2, top + middle.core.height / 2] as const
  const outcomesY = top + middle.core.height + MAP.gutter

  const shapes: readonly Shape[] = [
    ...head.draw(MAP.margin, MAP.margin),
    ...rail(left, top, MAP.margin + left.width, coreCenter),
    ...rail(right, top, rightX, coreCenter),
    { kind: 'line', points: [coreCenter, [coreCenter[0], outcomesY]] },
    ...stack(left.panels, MAP.panelGap).draw(MAP.margin, top),
    ...middle.core.draw(coreX, top),
    ...middle.outcomes.draw(middleX, outcomesY),
    ...stack(right.panels, MAP.panelGap).draw(rightX, top),
  ]
  return {
    width: inner + 2 * MAP.margin,
    height: top + Math.max(left.height, middle.height, right.height) + MAP.margin,
    shapes,
    ...placesOf(shapes, needs),
  }
}

function placesOf(shapes: readonly Shape[], needs: Needs): Pick<MapLayout, 'panels' | 'cards'> {
  const boxes = new Map(
    shapes.flatMap((shape) =>
      shape.kind === 'box' && shape.id !== undefined ? [[shape.id, placeOf(shape)] as const] : [],
    ),
  )
  const panels = new Map([...boxes].filter(([id]) => NEED_LAYERS.some((layer) => layer === id)))
  const cards = NEED_LAYERS.flatMap((layer) => {
    const panel = panels.get(layer)
    if (!panel) return []
    let column = Number.NaN
    return byStep(layerGoals(needs, layer)).flatMap(({ step, goals }) => {
      let isBegun = false
      return goals.flatMap(({ id }) => {
        const box = boxes.get(id)
        if (!box) return []
        const isFirst = box.x !== column
        const caption = step === '' || (isBegun && !isFirst) ? undefined : isBegun ? continued(step) : step
        column = box.x
        isBegun = true
        return [[id, { ...box, x: box.x - panel.x, y: box.y - panel.y, caption }] as const]
      })
    })
  })
  return { panels, cards: new Map(cards) }
}

const placeOf = ({ x, y, width, height }: Place): Place => ({ x, y, width, height })

function sideOf(upper: PanelOf, lower: PanelOf, { column }: MapUse): (columns: number) => Side {
  return (columns) => {
    const panels = [upper(columns), lower(columns)] as const
    return { width: panelWidth(columns, column), height: stack(panels, MAP.panelGap).height, panels }
  }
}

function headBlock(title: string | null, { vertical }: Needs, width: number): Block {
  if (title === null) return stack([], 0)
  return stack(
    [
      textBlock(title, width, TEXT.title),
      textBlock(vertical.trim() && `Vertical: ${vertical}`, width, TEXT.subtitle),
    ],
    2,
  )
}

/**
 * The lines from the core job to the panels of one side: one in the gutter along the panels, one to each of them.
 * @param edge of the panels, on the side of the core job
 */
function rail(
  { panels: [upper] }: Side,
  top: number,
  edge: number,
  [coreX, coreY]: readonly [number, number],
): readonly Shape[] {
  const x = edge + (edge < coreX ? MAP.gutter / 2 : -MAP.gutter / 2)
  const ends = [top + RAIL_END, top + upper.height + MAP.panelGap + RAIL_END]
  return [
    {
      kind: 'line',
      points: [
        [coreX, coreY],
        [x, coreY],
      ],
    },
    ...ends.map(
      (end): Shape => ({
        kind: 'line',
        points: [
          [x, coreY],
          [x, end],
          [edge, end],
        ],
      }),
    ),
  ]
}
