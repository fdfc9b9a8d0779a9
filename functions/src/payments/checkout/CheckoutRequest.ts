import type { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'

/**
 * The document of a member's requests, customers/{uid}/checkout_sessions/{id}. A new request replaces the earlier one.
 */
export interface CheckoutKey {
  readonly uid: string
  readonly id: string
}

/** One request: a version of the document. */
export interface CheckoutVersion extends CheckoutKey {
  /** When it was written: seconds since 1970 and nanoseconds, see versionOf. */
  readonly version: string
}

/** When a version was written, ISO 8601. */
export const timeOfVersion = (version: string): string =>
  new Date(Number(version.split('.')[0]) * 1_000).toISOString()

/** Names the version of a document. */
export const versionOf = (time: Timestamp): string => `${time.seconds}.${time.nanoseconds}`

/** The client's request. firestore.rules admit no other fields. */
export const requestSchema = z.object({
  price: z.string().min(1),
  success_url: z.url(),
  cancel_url: z.url(),
  allow_promotion_codes: z.literal(true),
  /** The member is enrolled at a school or university. The student plan needs it. */
  confirms_student: z.literal(true).optional(),
})
export type CheckoutRequest = Readonly<z.infer<typeof requestSchema>>
