import { ZodError, z } from 'zod'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { changeStatus } from '../events/register.ts'
import { ZoomError } from '../events/ZoomError.ts'
import type { ZoomEvent } from '../store/records.ts'
import { EVENT_ACTIONS, renderForOwner } from './eventActions.ts'
import { OWNER_ENDPOINTS } from './OWNER_ENDPOINTS.ts'
import { importRegistrants, listForOwner } from './registrantActions.ts'
import type { ZoomServer } from './ZoomServer.ts'

const PREFIX = '/local-cloud/'

/** Answers a request of the owner: a seed, a test or a developer. */
export async function respondToOwner(server: ZoomServer, visit: Visit): Promise<Reply> {
  if (visit.headers.authorization?.toLowerCase() !== 'bearer owner') {
    return { kind: 'json', status: 401, body: { error: 'unauthorized' } }
  }
  try {
    const body: unknown = visit.body === '' ? {} : JSON.parse(visit.body)
    const result = carryOut(server, visit.method, visit.path.slice(PREFIX.length), body)
    if (!result) return { kind: 'json', status: 404, body: { error: 'There is nothing here.' } }
    return { kind: 'json', status: 200, body: await result }
  } catch (error) {
    if (error instanceof ZoomError) {
      return { kind: 'json', status: error.status, body: { error: error.message, code: error.code } }
    }
    if (error instanceof ZodError) {
      return { kind: 'json', status: 400, body: { error: z.prettifyError(error) } }
    }
    throw error
  }
}

/**
 * Does what a developer, a test or the console asks for; undefined if there is no such endpoint or event.
 *
 * @param path below /local-cloud/
 * @throws ZoomError or ZodError
 */
export function carryOut(
  server: ZoomServer,
  method: string,
  path: string,
  body: unknown,
): object | Promise<object> | undefined {
  const { zoom } = server.api
  const name = `${method} ${path}`
  const endpoint = Object.hasOwn(OWNER_ENDPOINTS, name) ? OWNER_ENDPOINTS[name] : undefined
  if (endpoint) return endpoint(server, body)
  const [, id = '', what = '', registrant = '', action = ''] = path.split('/')
  const event = path.startsWith('events/') ? zoom.store.findEvent(id) : undefined
  if (!event) return undefined
  return zoom.store.transaction(() => {
    if (what === 'registrants') return actOnRegistrants(server, event, method, { registrant, action, body })
    const act = method === 'POST' && Object.hasOwn(EVENT_ACTIONS, what) ? EVENT_ACTIONS[what] : undefined
    return act && renderForOwner(zoom, act(zoom, event, body))
  })
}

function actOnRegistrants(
  { api: { zoom } }: ZoomServer,
  event: ZoomEvent,
  method: string,
  asked: { readonly registrant: string; readonly action: string; readonly body: unknown },
): object | undefined {
  const { registrant, action, body } = asked
  if (registrant === '') {
    return method === 'GET' ? listForOwner(zoom, event) : importRegistrants(zoom, event, body)
  }
  if (action !== 'approve' && action !== 'deny' && action !== 'cancel') return undefined
  changeStatus(zoom, event, { id: registrant }, action, { isLimited: false })
  return listForOwner(zoom, event)
}
