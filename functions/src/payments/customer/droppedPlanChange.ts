import type { DroppedPlanChange, Member } from '@outcome-studio/shared/domain/member'

interface PlanChangeFacts {
  /** The change that is planned now. */
  readonly planChange: Member['planChangeRequest'] | null
  /** The plan of the membership; null without a membership that continues. */
  readonly plan: string | null
  /** `createdAt` of the change that the member took back last; null for none. */
  readonly takenBack: string | null
}

/**
 * The planned change of plan that does not happen any more although the member did not take it back: the provider's
 * pages drop it when a membership is canceled, and do not restore it when it is resumed.
 * @param before the member's record as it is stored
 * @returns null if nothing was dropped, or if it no longer matters
 */
export function droppedPlanChange(
  before: Pick<Member, 'planChangeRequest' | 'droppedPlanChange'>,
  { planChange, plan, takenBack }: PlanChangeFacts,
): DroppedPlanChange | null {
  if (planChange !== null || plan === null) return null
  const { planChangeRequest: request } = before
  const isDropped = request !== undefined && request.createdAt !== takenBack
  const dropped = isDropped
    ? { newPlan: request.newPlan, plannedFor: request.requestExpiresAt }
    : before.droppedPlanChange
  return dropped === undefined || dropped.newPlan === plan ? null : dropped
}
