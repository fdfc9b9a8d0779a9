import { ANYTHING } from '@outcome-studio/shared/document'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { NeedsOpportunities } from '../domain/opportunity/GoalOpportunity.ts'
import type { Opportunities } from './Opportunities.ts'

export const OpportunityContext = createContext<Opportunities | null>(null)

/** @throws Error outside an OpportunityProvider */
export function useOpportunities(): Opportunities {
  const opportunities = useContext(OpportunityContext)
  if (opportunities === null) throw new Error('useOpportunities was called outside an OpportunityProvider.')
  return opportunities
}

/** All opportunities of the open document. Identical until one changes. */
export function useCurrentOpportunities(): NeedsOpportunities {
  const opportunities = useOpportunities()
  const subscribe = useCallback(
    (listener: () => void) => opportunities.subscribe(ANYTHING, listener),
    [opportunities],
  )
  return useSyncExternalStore(subscribe, () => opportunities.current)
}
