import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { logTriggers } from '../../log/logTriggers.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../provider/stripeSettings.ts'
import { versionOf } from './CheckoutRequest.ts'
import { startCheckout } from './startCheckout.ts'

/**
 * Answers a member's request for a checkout. A repeated event finds the request answered. The event of a replaced
 * request does nothing.
 */
export const createCheckoutSession = onDocumentWritten(
  {
    document: 'customers/{uid}/checkout_sessions/{id}',
    ...runsAs('createCheckoutSession'),
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 20,
    timeoutSeconds: 90,
    secrets: [STRIPE_API_KEY],
  },
  logTriggers('createCheckoutSession', async ({ params: { uid, id }, data }) => {
    const writtenAt = data?.after.updateTime
    if (writtenAt !== undefined) {
      await startCheckout({ uid, id }, paymentServices(45_000), versionOf(writtenAt))
    }
  }),
)
