import { parseMember } from '@outcome-studio/shared/domain/member'
import {
  checkoutSessionsPath,
  customerPath,
  memberPath,
  subscriptionsPath,
} from '@outcome-studio/shared/domain/paths'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import type { PaymentsCloud } from '../openPayments.ts'
import { deletedDifferences } from './deletedDifferences.ts'
import { differs } from './differs.ts'
import type { MemberModel } from './MemberModel.ts'
import { mailDifferences } from './mailDifferences.ts'
import { graceDifferences, paymentOf, planDifferences } from './recordDifferences.ts'
import { seatDifferences } from './seatDifferences.ts'

const LIVE: readonly string[] = ['active', 'trialing', 'past_due']
const ENDED: readonly string[] = ['canceled', 'incomplete_expired']
const NEVER_PAID: readonly string[] = ['incomplete', 'incomplete_expired']

/** The provider's data about a member. */
interface Truth {
  readonly living: readonly string[]
  readonly subscriptions: readonly Stripe.Subscription[]
  readonly sessions: readonly Stripe.Checkout.Session[]
}

/** Where provider, database and claims disagree about a member, one line for each; empty if they agree. */
export async function differences(member: MemberModel, cloud: PaymentsCloud): Promise<readonly string[]> {
  const { firestore, auth } = cloud
  const { uid } = member
  const truth = await truthOf(member, cloud)
  if (member.isDeleted) {
    const open = truth.subscriptions.filter(({ status }) => !ENDED.includes(status))
    return [
      ...differs('subscriptions of a deleted member', open.length, 0),
      ...(await deletedDifferences(member, cloud)),
      ...(await seatDifferences(member, null, cloud)),
    ]
  }
  const [owner, subscriptions, requests, record, account] = await Promise.all([
    firestore.doc(customerPath(uid)).get(),
    firestore.collection(subscriptionsPath(uid)).get(),
    firestore.collection(checkoutSessionsPath(uid)).get(),
    firestore.doc(memberPath({ uid, domain: member.seats.domain })).get(),
    auth.getUser(uid),
  ])
  const stored = parseMember(record.data())
  const { accessType } = stored
  const live = truth.subscriptions.filter(({ status }) => LIVE.includes(status))
  const documents = new Map(subscriptions.docs.map((each) => [each.id, each] as const))
  const timeOf = (id: string, field: string): number => documents.get(id)?.get(field)?.toMillis() ?? 0
  const expected = accessOf(truth.subscriptions, timeOf)
  const { stripeRole, ...claims } = account.customClaims ?? {}
  const wasTouched = truth.living.length > 0 || truth.subscriptions.length > 0
  return [
    ...differs('customers at the provider', truth.living.length <= 1, true),
    ...differs('live subscriptions at the provider', live.length <= 1, true),
    ...differs('open checkouts', truth.sessions.filter(({ status }) => status === 'open').length <= 1, true),
    ...(truth.living.length === 1 ? differs('customer', owner.get('stripeId'), truth.living[0]) : []),
    ...(wasTouched ? differs('active', owner.get('hasActiveSubscription') === true, live.length > 0) : []),
    ...differs('access', accessType, expected === 'NONE' && !wasTouched ? accessType : expected),
    ...differs('claim', stripeRole ?? null, accessType === 'STANDARD' ? 'member' : null),
    ...differs('other claims', JSON.stringify(claims), JSON.stringify({ liveEventsAdmin: true })),
    ...differs(
      'subscriptions',
      subscriptions.docs.map(storedOf).sort(),
      truth.subscriptions.map(trueOf).sort(),
    ),
    ...differs('payments', stored.payment?.state ?? null, paymentOf(truth.subscriptions)),
    ...graceDifferences(stored, truth.subscriptions),
    ...(await planDifferences(stored, live[0], cloud)),
    ...(await mailDifferences(member, stored, truth.subscriptions, cloud)),
    ...(await seatDifferences(member, paidGroup(truth.subscriptions, timeOf), cloud)),
    ...requests.docs.flatMap((request) => requestDifferences(request, truth.sessions)),
  ]
}

async function truthOf({ customers, email, uid }: MemberModel, { stripe }: PaymentsCloud): Promise<Truth> {
  const listed = await stripe.customers.list({ email, limit: 100 })
  const ids = [...new Set([...customers, ...listed.data.map(({ id }) => id)])]
  const found = await Promise.all(ids.map((id) => stripe.customers.retrieve(id)))
  const [subscriptions, sessions] = await Promise.all([
    Promise.all(ids.map((customer) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))),
    Promise.all(ids.map((customer) => stripe.checkout.sessions.list({ customer, limit: 100 }))),
  ])
  return {
    living: found.flatMap((each) => (each.deleted || each.metadata.firebaseUID !== uid ? [] : [each.id])),
    subscriptions: subscriptions.flatMap(({ data }) => data),
    sessions: sessions.flatMap(({ data }) => data),
  }
}

/** A time of a stored subscription, in milliseconds since 1970; 0 without one. */
type TimeOf = (id: string, field: string) => number

/** Whether a subscription gives access now, computed again in the simplest way. */
function givesAccess({ id, status, pause_collection: pause }: Stripe.Subscription, timeOf: TimeOf): boolean {
  if (status === 'past_due') return timeOf(id, 'grace_ends_at') > Date.now()
  if (status !== 'active' && status !== 'trialing') return false
  return pause?.behavior !== 'void' || timeOf(id, 'pause_collection.paid_until') > Date.now()
}

function accessOf(subscriptions: readonly Stripe.Subscription[], timeOf: TimeOf): string {
  if (subscriptions.some((each) => givesAccess(each, timeOf))) return 'STANDARD'
  return subscriptions.some(({ status }) => !NEVER_PAID.includes(status)) ? 'NONE' : 'NEVER_SUBSCRIBED'
}

/** The subscription that pays for a group; null for none. */
function paidGroup(
  subscriptions: readonly Stripe.Subscription[],
  timeOf: TimeOf,
): Stripe.Subscription | null {
  return (
    subscriptions.find(
      (each) => each.items.data[0]?.price.id === 'price_GroupYearly' && givesAccess(each, timeOf),
    ) ?? null
  )
}

function trueOf(subscription: Stripe.Subscription): string {
  const { id, status, items, cancel_at_period_end, created, ended_at, pause_collection } = subscription
  const [item] = items.data
  return JSON.stringify([
    id,
    status,
    item?.price.id,
    item?.quantity,
    item?.current_period_end,
    cancel_at_period_end,
    created,
    ended_at,
    pause_collection?.behavior ?? null,
    pause_collection?.resumes_at ?? null,
  ])
}

function storedOf(stored: QueryDocumentSnapshot): string {
  const seconds = (field: string) => stored.get(field)?.seconds ?? null
  return JSON.stringify([
    stored.id,
    stored.get('status'),
    stored.get('price')?.id,
    stored.get('quantity'),
    seconds('current_period_end'),
    stored.get('cancel_at_period_end'),
    seconds('created'),
    seconds('ended_at'),
    stored.get('pause_collection')?.behavior ?? null,
    seconds('pause_collection.resumes_at'),
  ])
}

/** A request has the result of its ended checkout, and no address. */
function requestDifferences(
  request: QueryDocumentSnapshot,
  sessions: readonly Stripe.Checkout.Session[],
): readonly string[] {
  const id: unknown = request.get('sessionId')
  const session = sessions.find((each) => each.id === id)
  if (session === undefined) return []
  const { status } = session
  return [
    ...differs(`status of ${request.id}`, request.get('status') ?? 'open', status ?? 'open'),
    ...differs(`address of ${request.id}`, request.get('url') !== undefined, status === 'open'),
  ]
}
