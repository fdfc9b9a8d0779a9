import type { GoalId } from '@outcome-studio/shared/domain/needs'
import { bandFills, color, radius, space, type } from '@outcome-studio/shared/ui'
import { useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { describeOpportunity } from '../domain/map/describeOpportunity.ts'
import { useOpportunities } from './OpportunityContext.ts'

const Line = styled.span`
  justify-self: start;
  display: inline-block;
  padding: 0 ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  color: ${color.text};
  font: ${type.small};

  /* The colors of the study's landscape. */
  ${bandFills('background')}
`

/** A goal's opportunity from the ratings of its study; nothing without ratings. */
export function GoalOpportunity({ goalId }: { readonly goalId: GoalId }) {
  const opportunities = useOpportunities()
  const subscribe = useCallback(
    (listener: () => void) => opportunities.subscribe(goalId, listener),
    [opportunities, goalId],
  )
  const opportunity = useSyncExternalStore(subscribe, () => opportunities.goal(goalId))
  return opportunity ? <Line data-band={opportunity.band}>{describeOpportunity(opportunity)}</Line> : null
}
