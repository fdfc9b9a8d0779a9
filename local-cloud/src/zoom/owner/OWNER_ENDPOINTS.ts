import { z } from 'zod'
import { DeliveryMode } from '../../webhooks/DeliveryMode.ts'
import { Fault } from '../api/Faults.ts'
import { Limits } from '../api/RateLimits.ts'
import { addEvents, renderForOwner } from './eventActions.ts'
import type { ZoomServer } from './ZoomServer.ts'

/** Does what a developer, a test or the console asks for. @param body JSON of the request; unknown shapes throw */
export type OwnerEndpoint = (server: ZoomServer, body: unknown) => object | Promise<object>

const Deliver = z.strictObject({
  reversed: z.boolean().default(false),
  /** Ids of notices to be sent in this order, delivered before or not. */
  events: z.array(z.string()).optional(),
})

/** What seeds, tests and the console may do, by method and path below /local-cloud/. */
export const OWNER_ENDPOINTS: Readonly<Record<string, OwnerEndpoint>> = {
  'GET events': ({ api: { zoom } }) => ({
    events: zoom.store.allEvents().map((event) => renderForOwner(zoom, event)),
  }),
  'POST events': ({ api: { zoom } }, body) => zoom.store.transaction(() => addEvents(zoom, body)),
  'POST webhooks': ({ webhooks }, body) => {
    const { order } = Object(body)
    webhooks.mode = DeliveryMode.parse(order === undefined ? body : { ...Object(body), mode: order })
    return webhooks.mode
  },
  'POST deliver': async ({ webhooks }, body) => {
    const { reversed, events } = Deliver.parse(body)
    return events ? { statuses: await webhooks.send(events) } : webhooks.deliver(reversed)
  },
  'POST validate-webhook': async (server) => ({ isValid: await server.validateWebhook() }),
  'GET deliveries': ({ deliveries, api: { zoom } }) =>
    deliveries.recent(500).map((each) => ({ ...each, type: zoom.store.findNotice(each.event)?.type ?? '' })),
  'POST faults': ({ api }, body) => {
    api.faults.add(Fault.parse(body))
    return api.faults.pending
  },
  'DELETE faults': ({ api }) => {
    api.faults.clear()
    return []
  },
  'GET limits': ({ api }) => api.limits.limits,
  'POST limits': ({ api }, body) => {
    const { daily, ...limits } = z.looseObject({ daily: z.boolean().optional() }).parse(body)
    api.limits.limits = Limits.parse(limits)
    if (daily !== undefined) api.zoom.store.setSetting('limits', daily ? 'on' : 'off')
    api.zoom.store.clearUses()
    return api.limits.limits
  },
  'DELETE tokens': ({ api }) => {
    api.tokens.revoke()
    return {}
  },
  'DELETE data': (server) => {
    server.reset()
    return {}
  },
}
