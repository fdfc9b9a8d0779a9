import { z } from 'zod'

/** A member's request for a checkout, customers/{uid}/checkout_sessions/{id}. */
export interface CheckoutKey {
  readonly uid: string
  readonly id: string
}

/** What the client asks for. firestore.rules admit nothing else. */
export const requestSchema = z.object({
  price: z.string().min(1),
  success_url: z.url(),
  cancel_url: z.url(),
  allow_promotion_codes: z.literal(true),
})
export type CheckoutRequest = Readonly<z.infer<typeof requestSchema>>
