import { type Goal, type GoalState, NEED_LAYER_TITLES, type Needs } from '@outcome-studio/shared/domain/needs'
import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeOpportunity, describeSummary } from '../domain/map/describeOpportunity.ts'
import { byStep, OUTER_LAYERS, writtenGoals } from '../domain/map/writtenGoals.ts'
import type { NeedsOpportunities } from '../domain/opportunity/GoalOpportunity.ts'

const Title = styled.h1`
  font: ${type.title};
`

const Heading = styled.h2`
  margin-top: ${space(4)};
  border-bottom: 1px solid currentcolor;
  font: ${type.heading};
`

const Step = styled.h3`
  margin-top: ${space(2)};
  font: ${type.label};
`

const Goals = styled.ul`
  margin: ${space(1)} 0;
  padding-left: ${space(4)};
  list-style: disc;
`

const Entry = styled.li`
  margin-block: ${space(1)};
  break-inside: avoid;
  overflow-wrap: anywhere;
`

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`

interface PrintedLayersProps {
  readonly docName: string
  readonly needs: Needs
  readonly opportunities: NeedsOpportunities
}

/** All layers as headings and lists. Empty goals are left out. */
export function PrintedLayers({ docName, needs, opportunities }: PrintedLayersProps) {
  const states = new Map(needs.states.map((state) => [state.goalId, state]))
  const list = (goals: readonly Goal[]) => (
    <Goals>
      {goals.map((goal) => (
        <Entry key={goal.id}>
          {goal.text}
          {notesOf(goal, states.get(goal.id), opportunities).map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </Entry>
      ))}
    </Goals>
  )
  const core = writtenGoals(needs, 'core')
  return (
    <>
      <Title>{docName}</Title>
      {needs.vertical.trim() && <p>Vertical: {needs.vertical}</p>}
      <Heading>{NEED_LAYER_TITLES.core}</Heading>
      {core.length > 0 ? list(core) : <p>Not written yet</p>}
      {OUTER_LAYERS.map((layer) => {
        const goals = writtenGoals(needs, layer)
        const summary = opportunities.layers.get(layer)
        return goals.length === 0 ? null : (
          <section key={layer}>
            <Heading>
              {NEED_LAYER_TITLES[layer]} ({goals.length})
            </Heading>
            {summary && <p>{describeSummary(summary)}</p>}
            {byStep(goals).map((group) => (
              <div key={group.step}>
                {group.step && <Step>{group.step}</Step>}
                {list(group.goals)}
              </div>
            ))}
          </section>
        )
      })}
    </>
  )
}

function notesOf(goal: Goal, state: GoalState | undefined, { goals }: NeedsOpportunities): readonly string[] {
  const opportunity = goals.get(goal.id)
  const labeled: readonly (readonly [label: string, value: string])[] = [
    ['Executor', goal.executor ?? ''],
    ['Study', goal.study?.docName ?? ''],
    ['Today', state?.current ?? ''],
    ['Desired', state?.desired ?? ''],
    ['Conditions', state?.conditions ?? ''],
    ['Importance of the gap', state?.importance ? `${state.importance} of 5` : ''],
  ]
  return [
    ...labeled.flatMap(([label, value]) => (value.trim() === '' ? [] : [`${label}: ${value.trim()}`])),
    ...(opportunity ? [describeOpportunity(opportunity)] : []),
  ]
}
