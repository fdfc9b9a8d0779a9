import { createPortalLink } from '../portal/createPortalLink.ts'
import { handleWebhookEvents } from '../webhook/handleWebhookEvents.ts'

/** Served as ext-firestore-stripe-payments-…, the names of the Stripe extension. */
export const ext = { firestore: { stripe: { payments: { createPortalLink, handleWebhookEvents } } } }
