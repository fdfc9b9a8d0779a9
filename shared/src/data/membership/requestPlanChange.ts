import { requestPlanChange as definition } from '@outcome-studio/shared/callables/requestPlanChange'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Changes the plan at the end of the paid period. The current plan cancels an earlier request.
 * @throws as callCallable, with cen/no-subscription
 */
export function requestPlanChange(
  newPlan: Plan,
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<void> {
  return callCallable(definition, { newPlan }, connection)
}
