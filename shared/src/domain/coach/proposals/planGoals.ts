import { applyNeedsOperation } from '../../needs/applyNeedsOperation.ts'
import type { Needs } from '../../needs/Needs.ts'
import type { NeedsOperation } from '../../needs/NeedsOperation.ts'
import type { Proposal } from './Proposal.ts'
import { planGoal } from './planGoal.ts'

/** Several goals as one edit of a needs document, in their order; those that cannot be added are left out. */
export function planGoals(
  proposals: readonly Pick<Proposal, 'id' | 'edit'>[],
  needs: Needs,
): { readonly operation: NeedsOperation; readonly planned: readonly Proposal['id'][] } {
  const operations: NeedsOperation[] = []
  const planned: Proposal['id'][] = []
  let next = needs
  for (const proposal of proposals) {
    const plan = planGoal(proposal, next)
    if (plan.kind !== 'ready') continue
    operations.push(plan.operation)
    planned.push(proposal.id)
    next = applyNeedsOperation(next, plan.operation)
  }
  return { operation: { kind: 'batch', operations }, planned }
}
