import { z } from 'zod'

const LinkedProvider = z.object({
  providerId: z.string(),
  rawId: z.string(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
})

/** A stored account. Times are milliseconds since 1970, except `validSince`, which is seconds. */
export const Account = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean(),
  password: z.object({ hash: z.string(), salt: z.string(), updatedAt: z.number() }).optional(),
  /** JSON text of the custom claims, as received from the admin SDK. */
  customAttributes: z.string().optional(),
  customAuth: z.boolean(),
  linkedProviders: z.array(LinkedProvider),
  createdAt: z.number(),
  lastLoginAt: z.number().optional(),
  lastRefreshAt: z.number().optional(),
  /** Tokens issued before this second are revoked. */
  validSince: z.number(),
})
export type Account = Readonly<z.infer<typeof Account>>
