import {
  type Goal,
  isWritten,
  NEED_LAYER_TITLES,
  type NeedLayer,
  type Needs,
} from '@outcome-studio/shared/domain/needs'
import type { Block } from '@outcome-studio/shared/files'
import { type ColumnBlock, inColumns, PAPER, stack, textBlock } from '@outcome-studio/shared/files'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'
import { describeSummary } from './describeOpportunity.ts'
import type { GoalNotes } from './goalNotes.ts'
import { LAYER_COLORS } from './LAYER_COLORS.ts'
import type { MapUse } from './MapUse.ts'
import { MAP, TEXT } from './mapStyles.ts'
import { byStep, layerGoals, writtenGoals } from './writtenGoals.ts'

/** The core job in the middle of the map. */
export function coreBlock(
  needs: Needs,
  width: number,
  notes: GoalNotes,
  { controls, whenUnwritten, measure }: MapUse,
): Block {
  const [core] = writtenGoals(needs, 'core')
  const { fill, stroke, ink } = LAYER_COLORS.light.core
  const inner = width - 2 * MAP.corePadding
  const content = stack(
    [
      textBlock(NEED_LAYER_TITLES.core, inner, { ...TEXT.step, color: ink }, 'middle'),
      textBlock(core?.text ?? whenUnwritten('core'), inner, TEXT.core, 'middle', measure),
      ...(core ? notes(core) : []).map(({ text, style }) =>
        textBlock(text, inner, { ...TEXT.coreNote, color: style.color }, 'middle', measure),
      ),
      space(controls.core(width)),
    ],
    4,
  )
  const height = content.height + 2 * MAP.corePadding
  return {
    height,
    draw: (x, y) => [
      { kind: 'box', id: 'core', x, y, width, height, radius: 14, fill, stroke, strokeWidth: 2 },
      ...content.draw(x + MAP.corePadding, y + MAP.corePadding),
    ],
  }
}

/** @param column width of one of the columns, in CSS pixels */
export const panelWidth = (columns: number, column: number): number =>
  columns * column + (columns - 1) * MAP.gap + 2 * MAP.padding

/** Prepares a layer's panel, for any number of columns. */
export function panelBlocks(
  layer: NeedLayer,
  needs: Needs,
  { layers }: NeedsOpportunities,
  notes: GoalNotes,
  { isEdited, controls, column, measure, isCollapsed, whenUnwritten, whenEmpty }: MapUse,
): (columns: number) => Block {
  const goals = writtenGoals(needs, layer)
  const summary = layers.get(layer)
  const { fill, stroke, ink } = LAYER_COLORS.light[layer]
  const all = layerGoals(needs, layer)
  const numbers = new Map(all.map((goal, at) => [goal, at + 1]))
  const shown = isCollapsed(layer) ? [] : isEdited ? all : goals
  const cards = byStep(shown).flatMap(({ step, goals: members }) => {
    const [first, ...others] = members.map((goal) =>
      cardBlock(goal, isWritten(goal) ? goal.text : whenUnwritten(layer), {
        width: column,
        number: numbers.get(goal) ?? 0,
        notes,
        measure,
      }),
    )
    if (!first) return []
    if (step === '') return [first, ...others]
    const below = (heading: string, card: Block) =>
      stack([textBlock(heading, column, TEXT.step, 'start', measure), card], 4)
    return [
      below(step, first),
      ...others.map((card): ColumnBlock => ({ ...card, asFirst: below(continued(step), card) })),
    ]
  })
  const empty = isCollapsed(layer) || shown.length > 0 ? [] : whenEmpty(layer)
  const headOf = (width: number) =>
    stack(
      [
        textBlock(
          `${NEED_LAYER_TITLES[layer]} (${goals.length})`,
          width,
          { ...TEXT.panel, color: ink },
          'start',
          measure,
        ),
        textBlock(summary ? describeSummary(summary) : '', width, TEXT.note, 'start', measure),
        ...empty.map((text) => textBlock(text, width, TEXT.note, 'start', measure)),
      ],
      2,
    )
  return (columns) => {
    const width = panelWidth(columns, column)
    const head = headOf(width - 2 * MAP.padding)
    const body = inColumns(cards, { count: columns, width: column, gap: MAP.gap })
    const content = stack([head, body, space(controls.layer)], MAP.gap)
    const height = content.height + 2 * MAP.padding
    return {
      height,
      draw: (x, y) => [
        { kind: 'box', id: layer, x, y, width, height, radius: 12, fill, stroke },
        ...content.draw(x + MAP.padding, y + MAP.padding),
      ],
    }
  }
}

/** Heading of a column that begins within a step. */
export const continued = (step: string): string => `${step} (continued)`

interface CardOptions extends Pick<MapUse, 'measure'> {
  readonly width: number
  readonly number: number
  readonly notes: GoalNotes
}

function cardBlock(goal: Goal, text: string, { width, number, notes, measure }: CardOptions): Block {
  const inner = width - MAP.number - MAP.cardPadding
  const content = stack(
    [
      textBlock(text, inner, TEXT.goal, 'start', measure),
      ...notes(goal).map(({ text, style }) => textBlock(text, inner, style, 'start', measure)),
    ],
    MAP.noteGap,
  )
  const digits = textBlock(String(number), MAP.number, { ...TEXT.note, lineHeight: 18 })
  const height = content.height + 2 * MAP.cardPaddingBlock
  return {
    height,
    draw: (x, y) => [
      {
        kind: 'box',
        id: goal.id,
        x,
        y,
        width,
        height,
        radius: 8,
        fill: PAPER.fill,
        stroke: PAPER.thinLine,
      },
      ...digits.draw(x + MAP.cardPadding, y + MAP.cardPaddingBlock),
      ...content.draw(x + MAP.number, y + MAP.cardPaddingBlock),
    ],
  }
}

/** Room for controls, in which nothing is drawn. */
const space = (height: number): Block => ({ height, draw: () => [] })
