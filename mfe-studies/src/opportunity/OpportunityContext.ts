import { createContext, useContext } from 'react'
import type { Opportunities } from './Opportunities.ts'

export const OpportunityContext = createContext<Opportunities | null>(null)

/** @throws Error outside an OpportunityProvider */
export function useOpportunities(): Opportunities {
  const opportunities = useContext(OpportunityContext)
  if (opportunities === null) throw new Error('useOpportunities was called outside an OpportunityProvider.')
  return opportunities
}
