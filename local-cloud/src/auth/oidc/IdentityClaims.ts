import { z } from 'zod'

/** The used claims of an ID token: https://openid.net/specs/openid-connect-core-1_0.html#IDToken */
export const IdentityClaims = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).min(1)]),
  /** Seconds since 1970. */
  exp: z.number(),
  iat: z.number(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  /** Address of a picture of the person. */
  picture: z.string().optional(),
})
export type IdentityClaims = Readonly<z.infer<typeof IdentityClaims>>
