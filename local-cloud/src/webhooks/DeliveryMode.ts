import { z } from 'zod'

/** How webhooks are delivered from now on. */
export const DeliveryMode = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('normal') }),
  /** Each is sent only after some seconds. */
  z.object({ mode: z.literal('late'), seconds: z.number().min(0) }),
  /** Each is sent twice. */
  z.object({ mode: z.literal('twice') }),
  /** What happens within a second is sent in reverse order. */
  z.object({ mode: z.literal('reversed') }),
  /** None is ever sent. */
  z.object({ mode: z.literal('dropped') }),
  /** None is sent until it is asked for. */
  z.object({ mode: z.literal('held') }),
])
export type DeliveryMode = z.infer<typeof DeliveryMode>

export const NORMAL: DeliveryMode = { mode: 'normal' }
