import { z } from 'zod'

/** The data bound to an authorization code, which the exchange is checked against. */
export const Grant = z.object({
  sub: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  /** PKCE challenge by S256 (RFC 7636). */
  challenge: z.string(),
  nonce: z.string().optional(),
  scope: z.string(),
  /** When the person logged in, in milliseconds since 1970. */
  loggedInAt: z.number(),
})
export type Grant = Readonly<z.infer<typeof Grant>>
