import { z } from 'zod'

/** Somebody who can sign in at the provider. */
export const Person = z.object({
  /** Subject of every token; never changes. */
  sub: z.string().min(1),
  /** Lower case. */
  email: z.string().min(1),
  /** They have shown that they read its mail. */
  emailVerified: z.boolean(),
  name: z.string().optional(),
  password: z.object({ hash: z.string(), salt: z.string(), updatedAt: z.number() }),
})
export type Person = Readonly<z.infer<typeof Person>>
