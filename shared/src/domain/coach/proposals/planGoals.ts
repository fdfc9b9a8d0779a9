import { applyNeedsOperation } from '../../needs/applyNeedsOperation.ts'
import type { Needs } from '../../needs/Needs.ts'
import type { NeedsOperation } from '../../needs/NeedsOperation.ts'
import type { Proposal } from './Proposal.ts'
import { planEach } from './ProposalPlan.ts'
import { planGoal } from './planGoal.ts'

/** Several goals as one edit of a needs document, in their order; those that cannot be added are left out. */
export function planGoals(
  proposals: readonly Pick<Proposal, 'id' | 'edit'>[],
  needs: Needs,
): { readonly operation: NeedsOperation; readonly planned: readonly Proposal['id'][] } {
  const plan = (proposal: Pick<Proposal, 'edit'>, content: Needs) => planGoal(proposal, content)
  const { operations, planned } = planEach(proposals, needs, plan, applyNeedsOperation)
  return { operation: { kind: 'batch', operations }, planned }
}
