import { z } from 'zod'

/** A user of the provider. */
export const Person = z.object({
  /** Subject of all tokens. It never changes. */
  sub: z.string().min(1),
  /** Lower case. */
  email: z.string().min(1),
  /** Whether the person confirmed the address by a mailed link. */
  emailVerified: z.boolean(),
  name: z.string().optional(),
  password: z.object({ hash: z.string(), salt: z.string(), updatedAt: z.number() }),
})
export type Person = Readonly<z.infer<typeof Person>>
