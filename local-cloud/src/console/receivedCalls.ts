import { z } from 'zod'
import type { ConsoleEndpoint } from './ConsoleState.ts'

const Headers = z.object({
  authorization: z.string().startsWith('Bearer '),
  'idempotency-key': z.string().min(1).max(255),
})

/**
 * POST /calls: stands in for any service to which the project posts JSON with a bearer token and an idempotency key.
 */
export const receiveCall: ConsoleEndpoint = ({ calls, now }, { headers, body }) => {
  const accepted = Headers.safeParse(headers)
  if (!accepted.success)
    return { kind: 'json', status: 401, body: { error: 'A token and a key are required.' } }
  const idempotencyKey = accepted.data['idempotency-key']
  if (!calls.has(idempotencyKey)) {
    const content: unknown = JSON.parse(body)
    calls.set(idempotencyKey, { idempotencyKey, body: content, receivedAt: now() })
  }
  return { kind: 'json', status: 200, body: { received: true } }
}

/** GET /calls.json: the calls in order of their arrival. */
export const listCalls: ConsoleEndpoint = ({ calls }) => ({
  kind: 'json',
  status: 200,
  body: [...calls.values()],
})
