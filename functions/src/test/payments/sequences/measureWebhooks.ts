import { z } from 'zod'
import type { PaymentsCloud } from '../openPayments.ts'
import { differences } from './differences.ts'
import { MemberModel } from './MemberModel.ts'

const MEMBERS = 50

const recentSchema = z.array(z.object({ state: z.string() }))
const restSchema = z.object({ pending: z.number() })

/** How fast the webhook takes the events of many members. */
export interface WebhookRate {
  readonly events: number
  readonly perMinute: number
  /** Events that were never accepted, and members of whom something is wrong afterwards. */
  readonly lost: number
}

/**
 * Lets the provider deliver many events at once, and measures until the webhook has accepted them all.
 * @param events number of events
 */
export async function measureWebhooks(cloud: PaymentsCloud, events: number): Promise<WebhookRate> {
  await cloud.clear()
  await cloud.owner('POST', 'webhooks', { mode: 'held' })
  const members = Array.from({ length: MEMBERS }, (_, index) => new MemberModel(`rate${index}`, cloud))
  for (const member of members)
    await member.begin({ kind: 'member', price: 'price_Yearly', seats: 1, daysAgo: 10, isDue: false })
  for (let count = 0; count < events; count += 1) {
    const uid = members[count % MEMBERS]?.uid
    // Whole rounds: the first round cancels, the next one resumes.
    const cancel_at_period_end = Math.floor(count / MEMBERS) % 2 === 0
    await cloud.stripe.subscriptions.update(`sub_${uid}`, { cancel_at_period_end })
  }
  const begin = performance.now()
  await cloud.owner('POST', 'webhooks', { mode: 'normal' })
  while (await isDelivering(cloud));
  const minutes = (performance.now() - begin) / 60_000
  const { pending } = restSchema.parse(await cloud.owner('POST', 'deliver', {}))
  let wrong = 0
  for (const member of members) wrong += (await differences(member, cloud)).length
  return { events, perMinute: Math.round(events / minutes), lost: pending + wrong }
}

async function isDelivering(cloud: PaymentsCloud): Promise<boolean> {
  const recent = recentSchema.parse(await cloud.owner('GET', 'deliveries'))
  return recent.some(({ state }) => state === 'pending')
}
