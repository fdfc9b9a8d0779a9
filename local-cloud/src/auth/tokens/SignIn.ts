import { z } from 'zod'

/** How and when someone signed in; it stays the same while tokens are refreshed. */
export const SignIn = z.object({
  provider: z.union([z.enum(['password', 'custom', 'anonymous']), z.templateLiteral(['oidc.', z.string()])]),
  /** Claims of the custom token: they live as long as the session, unlike the account's own. */
  claims: z.record(z.string(), z.unknown()),
  /** Seconds since 1970. */
  authTime: z.number(),
})
export type SignIn = Readonly<z.infer<typeof SignIn>>
