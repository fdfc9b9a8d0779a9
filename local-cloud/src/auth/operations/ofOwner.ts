import { z } from 'zod'
import type { Operation } from './Operation.ts'

const OwnRequest = z.object({ idToken: z.string() })

/**
 * What an endpoint does for the owner, who may act for a user by an ID token.
 *
 * @param own for a request with an ID token
 * @param byAdmin for all others
 */
export function ofOwner(own: Operation, byAdmin: Operation): Operation {
  return (call, body) => (OwnRequest.safeParse(body).success ? own : byAdmin)(call, body)
}
