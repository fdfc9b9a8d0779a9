import { describeOpportunity, type GoalId, type OpportunityBand } from '@outcome-studio/shared/domain'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import { useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useOpportunities } from './OpportunityContext.ts'

const TONES: Readonly<Record<OpportunityBand, 'urgent' | 'notable' | 'calm'>> = {
  extreme: 'urgent',
  high: 'urgent',
  'worth a look': 'notable',
  'appropriately served': 'calm',
  overserved: 'calm',
}

const Line = styled.span`
  justify-self: start;
  display: inline-block;
  padding: 0 ${space(2)};
  border-radius: ${radius.small};
  font: ${type.small};

  &[data-tone='urgent'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  &[data-tone='notable'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  &[data-tone='calm'] {
    background: ${color.sunken};
    color: ${color.textMuted};
  }
`

/** A goal's opportunity from the ratings of its study; nothing without ratings. */
export function GoalOpportunity({ goalId }: { readonly goalId: GoalId }) {
  const opportunities = useOpportunities()
  const subscribe = useCallback(
    (listener: () => void) => opportunities.subscribe(goalId, listener),
    [opportunities, goalId],
  )
  const opportunity = useSyncExternalStore(subscribe, () => opportunities.goal(goalId))
  return opportunity ? (
    <Line data-tone={TONES[opportunity.band]}>{describeOpportunity(opportunity)}</Line>
  ) : null
}
