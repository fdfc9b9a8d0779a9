import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { escapeMarkdown } from '@outcome-studio/shared/domain/study'
import { describeOpportunity, describeSummary } from '../map/describeOpportunity.ts'
import { byStep, OUTER_LAYERS, writtenGoals } from '../map/writtenGoals.ts'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'

const NOT_WRITTEN = '_not written yet_'

/**
 * Writes a needs document for reading: a heading for each layer, its goals as a list, desired outcomes by job step.
 * Empty goals are left out.
 */
export function needsToMarkdown(
  docName: string,
  needs: Needs,
  { goals, layers }: NeedsOpportunities,
): string {
  const states = new Map(needs.states.map((state) => [state.goalId, state]))
  const detailsOf = (goal: Goal): readonly string[] => {
    const opportunity = goals.get(goal.id)
    return [
      ...factsOf(goal),
      ...stateLines(states.get(goal.id)),
      ...(opportunity ? [`${describeOpportunity(opportunity)}.`] : []),
    ]
  }
  const entry = (goal: Goal) =>
    [`- ${escapeMarkdown(goal.text)}`, ...detailsOf(goal).map((line) => `  - ${line}`)].join('\n')

  const [core] = writtenGoals(needs, 'core')
  const blocks = [
    `# ${escapeMarkdown(docName)}`,
    ...(needs.vertical.trim() ? [`**Vertical:** ${escapeMarkdown(needs.vertical)}`] : []),
    `## ${NEED_LAYER_TITLES.core}`,
    core ? entry(core) : NOT_WRITTEN,
    ...OUTER_LAYERS.flatMap((layer) => {
      const summary = layers.get(layer)
      const written = writtenGoals(needs, layer)
      return [
        `## ${NEED_LAYER_TITLES[layer]}`,
        ...(summary ? [`${describeSummary(summary)}.`] : []),
        ...(written.length === 0 ? [NOT_WRITTEN] : []),
        ...byStep(written).flatMap((group) => [
          ...(group.step ? [`### ${escapeMarkdown(group.step)}`] : []),
          group.goals.map(entry).join('\n'),
        ]),
      ]
    }),
  ]
  return `${blocks.join('\n\n')}\n`
}

function factsOf({ executor = '', study }: Goal): readonly string[] {
  return [...labeled('Executor', executor), ...labeled('Study', study?.docName ?? '')]
}

function stateLines(state: GoalState | undefined): readonly string[] {
  if (!state) return []
  const { current, desired, conditions, importance } = state
  return [
    ...labeled('Today', current),
    ...labeled('Desired', desired),
    ...labeled('Conditions', conditions),
    ...labeled('Importance of the gap', importance === null ? '' : `${importance} of 5`),
  ]
}

function labeled(label: string, value: string): readonly string[] {
  const text = escapeMarkdown(value)
  return text === '' ? [] : [`${label}: ${text}`]
}
