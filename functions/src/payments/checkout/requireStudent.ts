import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Plan } from '@outcome-studio/shared/domain/payments'

/**
 * The student plan is offered only to members who have confirmed its conditions.
 * @throws StudioError cen/plan-not-offered
 */
export function requireStudent(plan: Plan | undefined, isConfirmed: true | undefined): void {
  if (plan === 'studentMonthly' && isConfirmed !== true) throw new StudioError('cen/plan-not-offered')
}
