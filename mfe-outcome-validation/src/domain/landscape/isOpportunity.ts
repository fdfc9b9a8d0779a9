import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { OpportunityBand } from '@outcome-studio/shared/domain/study'

/** Whether a band is one of the three of opportunities (docs/method.md §6). */
export const isOpportunity = (band: OpportunityBand | null): boolean =>
  band !== null && band !== 'appropriately served' && band !== 'overserved'

/** Whether an outcome is in a band of opportunities: a score from 10, and not overserved. */
export const isUnderserved = ({ band }: Pick<Need, 'band'>): boolean => isOpportunity(band)
