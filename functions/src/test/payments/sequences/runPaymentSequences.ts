import * as fc from 'fast-check'
import type { PaymentsCloud } from '../openPayments.ts'
import { differences } from './differences.ts'
import { EventFeed } from './EventFeed.ts'
import { MemberModel } from './MemberModel.ts'
import { clearMails, mailsTo } from './mailsTo.ts'
import { Postman, type PostmanCounts } from './Postman.ts'
import { type Sequence, sequences } from './sequences.ts'

/** Number of members to whom something happens at the same time. */
const LANES = 12

/** What happened in a run. */
export interface PaymentRun extends Readonly<PostmanCounts> {
  readonly steps: number
  readonly mails: number
}

interface Run {
  readonly cloud: PaymentsCloud
  readonly feed: EventFeed
  readonly counts: PostmanCounts & { steps: number; mails: number }
}

/** A member after all steps, with the events that are still to come. */
interface Played {
  readonly seed: number
  readonly sequence: Sequence
  readonly member: MemberModel
  readonly postman: Postman
}

/**
 * Runs random sequences of changes at the payment provider against the real functions. Webhook events come twice, late,
 * reordered or never, and several checkouts are open at once. Reconciles once, delivers the remaining events, and
 * compares provider, database, claims and mails. Deletes the data and mails of other runs.
 * @param seeds one for each sequence: the same seed is the same sequence
 * @param reconcile repairs what the dropped events would have reported
 * @throws Error with the seed, the sequence and the differences of each member whose membership is wrong
 */
export async function runPaymentSequences(
  cloud: PaymentsCloud,
  seeds: readonly number[],
  reconcile: () => Promise<void>,
): Promise<PaymentRun> {
  await cloud.clear()
  await clearMails(cloud)
  await cloud.owner('POST', 'webhooks', { mode: 'dropped' })
  const run: Run = {
    cloud,
    feed: new EventFeed(cloud),
    counts: { steps: 0, mails: 0, sent: 0, dropped: 0, unfinished: 0 },
  }
  const played = await inLanes(seeds, (seed) => play(seed, run))
  await reconcile()
  const failures = (await inLanes(played, (each) => checkAfterwards(each, run))).flat()
  await cloud.owner('POST', 'webhooks', { mode: 'normal' })
  const mails = await mailsTo(null, cloud)
  const domains = new Set(played.map(({ member }) => member.seats.domain))
  const strangers = mails.filter(({ to }) => !domains.has(to.slice(to.indexOf('@') + 1)))
  if (strangers.length > 0) failures.push(`Mails to strangers: ${strangers.map(({ to }) => to).join(', ')}`)
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
  run.counts.mails = mails.length
  return run.counts
}

async function play(seed: number, { cloud, feed, counts }: Run): Promise<Played> {
  const [sequence] = fc.sample(sequences, { seed, numRuns: 1 })
  if (sequence === undefined) throw new Error('There is no sequence.')
  const member = new MemberModel(`member${seed}`, cloud)
  const postman = new Postman(cloud.owner, counts)
  await member.begin(sequence.start)
  let delivering: Promise<void> = Promise.resolve()
  for (const { step, delivery } of sequence.steps) {
    counts.steps += 1
    await member.take(step)
    const events = await feed.take([...member.customers])
    delivering = delivering.then(() => postman.deliver(events, delivery))
    if (!delivery.overlaps) await delivering
  }
  await delivering
  return { seed, sequence, member, postman }
}

async function checkAfterwards(
  { seed, sequence, member, postman }: Played,
  { cloud, feed }: Run,
): Promise<readonly string[]> {
  await postman.deliver(await feed.take([...member.customers]), sequence.last)
  const found = await differences(member, cloud)
  if (found.length === 0) return []
  return [[`seed ${seed}: ${JSON.stringify(sequence)}`, ...found].join('\n  ')]
}

/** Runs work for all items, for some of them at a time. */
async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
