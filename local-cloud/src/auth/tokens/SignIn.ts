import { z } from 'zod'

/** Method and time of a sign-in. Refreshing tokens preserves it. */
export const SignIn = z.object({
  provider: z.union([z.enum(['password', 'custom', 'anonymous']), z.templateLiteral(['oidc.', z.string()])]),
  /** Claims of the custom token. Unlike the account's claims, they last as long as the session. */
  claims: z.record(z.string(), z.unknown()),
  /** Seconds since 1970. */
  authTime: z.number(),
})
export type SignIn = Readonly<z.infer<typeof SignIn>>
