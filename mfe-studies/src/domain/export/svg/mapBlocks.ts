import type { Goal, Needs } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYER_TITLES, type NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { Block, TextStyle } from '@outcome-studio/shared/files'
import { inColumns, PAPER, stack, textBlock } from '@outcome-studio/shared/files'
import type { NeedsOpportunities } from '../../opportunity/GoalOpportunity.ts'
import { describeOpportunity, describeSummary } from '../describeOpportunity.ts'
import { byStep, writtenGoals } from '../writtenGoals.ts'
import { LAYER_COLORS, MAP, OPPORTUNITY_COLORS, TEXT } from './mapStyles.ts'

/** What the map shows of a goal below its text. */
type GoalNotes = (goal: Goal) => readonly { readonly text: string; readonly style: TextStyle }[]

/** Notes of the goals: an executor other than that of the core job, linked study, importance of the gap, opportunity. */
export function goalNotes(needs: Needs, { goals }: NeedsOpportunities): GoalNotes {
  const { states } = needs
  const [core] = writtenGoals(needs, 'core')
  const importance = new Map(states.map((state) => [state.goalId, state.importance]))
  return (goal) => {
    const [gap, opportunity] = [importance.get(goal.id), goals.get(goal.id)]
    const isOwnExecutor = goal === core || goal.executor?.trim() !== core?.executor?.trim()
    const plain = [
      goal.executor?.trim() && isOwnExecutor ? `Executor: ${goal.executor.trim()}` : '',
      goal.study ? `Study: ${goal.study.docName}` : '',
      gap ? `Importance of the gap: ${gap} of 5` : '',
    ].filter(Boolean)
    return [
      ...plain.map((text) => ({ text, style: TEXT.note })),
      ...(opportunity
        ? [
            {
              text: describeOpportunity(opportunity),
              style: { ...TEXT.note, isBold: true, color: OPPORTUNITY_COLORS[opportunity.band] },
            },
          ]
        : []),
    ]
  }
}

/** The core job in the middle of the map. */
export function coreBlock(needs: Needs, width: number, notes: GoalNotes): Block {
  const [core] = writtenGoals(needs, 'core')
  const { fill, stroke, ink } = LAYER_COLORS.core
  const inner = width - 2 * MAP.cardPadding - 16
  const content = stack(
    [
      textBlock(NEED_LAYER_TITLES.core, inner, { ...TEXT.step, color: ink }, 'middle'),
      textBlock(core?.text ?? 'Not written yet', inner, TEXT.core, 'middle'),
      ...(core ? notes(core) : []).map(({ text, style }) =>
        textBlock(text, inner, { ...TEXT.coreNote, color: style.color }, 'middle'),
      ),
    ],
    4,
  )
  const height = content.height + 36
  return {
    height,
    draw: (x, y) => [
      { kind: 'box', x, y, width, height, radius: 14, fill, stroke, strokeWidth: 2 },
      ...content.draw(x + (width - inner) / 2, y + 18),
    ],
  }
}

export const panelWidth = (columns: number): number =>
  columns * MAP.column + (columns - 1) * MAP.gap + 2 * MAP.padding

/** Prepares a layer's panel, for any number of columns. */
export function panelBlocks(
  layer: NeedLayer,
  needs: Needs,
  { layers }: NeedsOpportunities,
  notes: GoalNotes,
): (columns: number) => Block {
  const goals = writtenGoals(needs, layer)
  const summary = layers.get(layer)
  const { fill, stroke, ink } = LAYER_COLORS[layer]
  const cards = byStep(goals).flatMap(({ step, goals: members }) => {
    const [first, ...others] = members.map((goal) => cardBlock(goal, notes))
    if (!first) return []
    const heading = textBlock(step, MAP.column, TEXT.step)
    return [heading.height > 0 ? stack([heading, first], 4) : first, ...others]
  })
  const headOf = (width: number) =>
    stack(
      [
        textBlock(`${NEED_LAYER_TITLES[layer]} (${goals.length})`, width, {
          ...TEXT.goal,
          isBold: true,
          color: ink,
        }),
        textBlock(summary ? describeSummary(summary) : '', width, TEXT.note),
        textBlock(goals.length === 0 ? 'No goals yet' : '', width, TEXT.note),
      ],
      2,
    )
  return (columns) => {
    const width = panelWidth(columns)
    const head = headOf(width - 2 * MAP.padding)
    const body = inColumns(cards, { count: columns, width: MAP.column, gap: MAP.gap })
    const content = stack([head, body], MAP.gap)
    const height = content.height + 2 * MAP.padding
    return {
      height,
      draw: (x, y) => [
        { kind: 'box', x, y, width, height, radius: 12, fill, stroke },
        ...content.draw(x + MAP.padding, y + MAP.padding),
      ],
    }
  }
}

function cardBlock(goal: Goal, notes: GoalNotes): Block {
  const inner = MAP.column - 2 * MAP.cardPadding
  const content = stack(
    [
      textBlock(goal.text, inner, TEXT.goal),
      ...notes(goal).map(({ text, style }) => textBlock(text, inner, style)),
    ],
    2,
  )
  const height = content.height + 16
  return {
    height,
    draw: (x, y) => [
      { kind: 'box', x, y, width: MAP.column, height, radius: 8, fill: PAPER.fill, stroke: PAPER.thinLine },
      ...content.draw(x + MAP.cardPadding, y + 8),
    ],
  }
}
