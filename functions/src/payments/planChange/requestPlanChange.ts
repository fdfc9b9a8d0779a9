import { requestPlanChange as definition } from '@outcome-studio/shared/callables/requestPlanChange'
import { serveCallable } from '../../callable/serveCallable.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../provider/stripeSettings.ts'
import { changePlan } from './changePlan.ts'

/** Returns after the change is in the member's record. */
export const requestPlanChange = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 10, secrets: [STRIPE_API_KEY] },
  (request, { uid }) => changePlan(uid, request, paymentServices(22_000)),
)
