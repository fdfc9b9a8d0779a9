import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import { onRequest } from 'firebase-functions/v2/https'
import { paymentServices } from '../provider/PaymentServices.ts'
import { logPayments, reasonOf } from '../provider/paymentLog.ts'
import { STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET, webhookSecrets } from '../provider/stripeSettings.ts'
import { toPaymentError } from '../provider/toPaymentError.ts'
import { handleEvent } from './handleEvent.ts'
import { readEvent } from './readEvent.ts'

/** An event of the provider is much smaller. */
const MOST_BYTES = 1_048_576

/**
 * Receives the events of the payment provider. Answers 400 to a request that the provider did not sign. Answers 500 if
 * it could not finish, so that the provider sends the event again.
 */
export const handleWebhookEvents = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 20,
    timeoutSeconds: 60,
    secrets: [STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET],
  },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).set('allow', 'POST').send('Only POST.')
      return
    }
    const { rawBody } = request
    if (!Buffer.isBuffer(rawBody) || rawBody.length > MOST_BYTES) {
      response.status(413).send('Too large.')
      return
    }
    const event = readEvent(rawBody, request.get('stripe-signature'), webhookSecrets())
    if (event === null) {
      logPayments({ event: 'webhook-refused', reason: 'signature' })
      response.status(400).send('This is not signed by the payment provider, or too old.')
      return
    }
    try {
      await handleEvent(event, paymentServices(45_000))
      response.json({ received: true })
    } catch (error) {
      logPayments({
        event: 'webhook-failed',
        reason: reasonOf(toPaymentError(`webhook ${event.type}`, error)),
      })
      response.status(500).send('Not finished. Please send it again.')
    }
  },
)
