import { serveWebhook } from '../../network/serveWebhook.ts'
import { logLateEvent } from '../provider/logLateEvent.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { logPayments, reasonOf } from '../provider/paymentLog.ts'
import { STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET, webhookSecrets } from '../provider/stripeSettings.ts'
import { toPaymentError } from '../provider/toPaymentError.ts'
import { handleEvent } from './handleEvent.ts'
import { readEvent } from './readEvent.ts'

/** Receives the events of the payment provider. */
export const handleWebhookEvents = serveWebhook({
  name: 'ext-firestore-stripe-payments-handleWebhookEvents',
  provider: 'the payment provider',
  timeoutSeconds: 60,
  // Each event takes three to six requests of 0.2 to 0.5 seconds, one after another, and the provider allows 100 a second.
  atOnce: { instances: 2, each: 10 },
  secrets: [STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET],
  read: (body, header) => readEvent(body, header('stripe-signature'), webhookSecrets()),
  handle: async (event) => {
    logLateEvent(event, new Date(), logPayments)
    await handleEvent(event, paymentServices(45_000))
    return undefined
  },
  logRefused: () => logPayments({ event: 'webhook-refused', reason: 'signature' }),
  logFailed: ({ type }, error) =>
    logPayments({ event: 'webhook-failed', reason: reasonOf(toPaymentError(`webhook ${type}`, error)) }),
})
