import { z } from 'zod'
import { DeliveryMode } from '../../webhooks/DeliveryMode.ts'
import { Fault } from '../api/Faults.ts'
import { advanceClock, readClock } from './clockEndpoints.ts'
import { cancel, expireCard, failNextPayment, pause, refund, setStatus } from './customerEndpoints.ts'
import type { OwnerEndpoint } from './OwnerEndpoint.ts'
import { seedSubscription } from './seedSubscription.ts'

const Deliver = z.strictObject({
  reversed: z.boolean().default(false),
  /** Ids of events to be sent in this order, delivered before or not. */
  events: z.array(z.string()).optional(),
})

/** What seeds, tests and the console may do, by method and path below /local-cloud/. */
export const OWNER_ENDPOINTS: Readonly<Record<string, OwnerEndpoint>> = {
  'POST subscriptions': seedSubscription,
  'GET clock': readClock,
  'POST clock': advanceClock,
  'POST fail-next-payment': failNextPayment,
  'POST expire-card': expireCard,
  'POST cancel': cancel,
  'POST status': setStatus,
  'POST pause': pause,
  'POST refund': refund,
  'POST webhooks': ({ webhooks }, body) => {
    webhooks.mode = DeliveryMode.parse(body)
    return webhooks.mode
  },
  'POST deliver': async ({ webhooks }, body) => {
    const { reversed, events } = Deliver.parse(body)
    return events ? { statuses: await webhooks.send(events) } : webhooks.deliver(reversed)
  },
  'GET deliveries': ({ deliveries }) => deliveries.recent(500),
  'POST faults': ({ api }, body) => {
    api.faults.add(Fault.parse(body))
    return api.faults.pending
  },
  'DELETE faults': ({ api }) => {
    api.faults.clear()
    return []
  },
  'DELETE data': (server) => {
    server.reset()
    return {}
  },
}
