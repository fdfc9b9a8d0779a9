import { requestPlanChange as definition } from '@outcome-studio/shared/callables/requestPlanChange'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

export interface PlanChangeRequest {
  readonly newPlan: Plan
  /** Whether the member has confirmed the conditions of the student plan, which needs it. */
  readonly isStudent: boolean
  /** Seats of the group plan. */
  readonly seats?: number
}

/**
 * Changes the plan at the end of the paid period. The current plan cancels an earlier request.
 * @throws as callCallable, with cen/no-subscription and cen/seats-taken
 */
export function requestPlanChange(
  { newPlan, isStudent, seats }: PlanChangeRequest,
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<void> {
  const request = {
    newPlan,
    ...(isStudent ? { confirmsStudent: true as const } : {}),
    ...(seats === undefined ? {} : { seats }),
  }
  return callCallable(definition, request, connection)
}
