import * as z from 'zod/mini'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'

/** Pages of the payment provider's portal that a link may lead to directly. */
export const PORTAL_FLOWS = ['payment_method_update', 'subscription_cancel'] as const
export type PortalFlow = (typeof PORTAL_FLOWS)[number]

/** What the Stripe extension accepts, as far as the product uses it. */
const portalRequestSchema = z.strictObject({
  returnUrl: z.url().check(z.maxLength(2_000)),
  customerId: z.string().check(z.minLength(1), z.maxLength(255)),
  flow_data: z.optional(z.strictObject({ type: z.enum(PORTAL_FLOWS) })),
})

/**
 * Makes a link to the caller's pages at the payment provider, where they see invoices, change their card and cancel. The
 * link signs in whoever has it: it is never stored or logged.
 * Fails with failed-precondition (cen/no-subscription) and permission-denied for the customer of somebody else.
 */
export const createPortalLink = defineCallable({
  name: 'ext-firestore-stripe-payments-createPortalLink',
  access: 'signedIn',
  input: portalRequestSchema,
  output: z.object({ url: z.url() }),
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
