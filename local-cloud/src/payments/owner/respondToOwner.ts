import { ZodError, z } from 'zod'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { OWNER_ENDPOINTS } from './OWNER_ENDPOINTS.ts'
import { NotFoundError } from './OwnerEndpoint.ts'
import type { PaymentsServer } from './PaymentsServer.ts'

const PREFIX = '/local-cloud/'

/** Answers a request of the owner: a seed, a test or a developer. */
export async function respondToOwner(server: PaymentsServer, visit: Visit): Promise<Reply> {
  if (visit.headers.authorization?.toLowerCase() !== 'bearer owner') {
    return { kind: 'json', status: 401, body: { error: 'unauthorized' } }
  }
  const name = `${visit.method} ${visit.path.slice(PREFIX.length)}`
  const endpoint = Object.hasOwn(OWNER_ENDPOINTS, name) ? OWNER_ENDPOINTS[name] : undefined
  if (!endpoint) return { kind: 'json', status: 404, body: { error: 'There is nothing here.' } }
  try {
    const body: unknown = visit.body === '' ? {} : JSON.parse(visit.body)
    const result = server.payments.store.transaction(() => endpoint(server, body))
    return { kind: 'json', status: 200, body: await result }
  } catch (error) {
    if (error instanceof NotFoundError) return { kind: 'json', status: 404, body: { error: error.message } }
    if (error instanceof ZodError) {
      return { kind: 'json', status: 400, body: { error: z.prettifyError(error) } }
    }
    throw error
  }
}
