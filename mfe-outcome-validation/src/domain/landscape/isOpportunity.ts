import type { OpportunityBand } from '@outcome-studio/shared/domain/study'

/** Whether a band is one of the three of opportunities (docs/method.md §6). */
export const isOpportunity = (band: OpportunityBand | null): boolean =>
  band !== null && band !== 'appropriately served' && band !== 'overserved'
