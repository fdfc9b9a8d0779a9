import type { Member, PaymentState } from '@outcome-studio/shared/domain/member'
import {
  accessOf,
  hasSubscribed,
  isLiveSubscription,
  type Plan,
  type PlannedSeats,
  parseSubscriptionRecord,
  paymentStateOf,
  type SubscriptionAccess,
  type SubscriptionRecord,
} from '@outcome-studio/shared/domain/payments'
import type { Firestore } from 'firebase-admin/firestore'
import type { BoughtGroup } from '../../members/groups/writeBoughtGroup.ts'
import { boughtGroupOf } from './boughtGroup.ts'
import { graceReminderAt } from './dueRenewalMails.ts'
import type { FetchedSubscription } from './fetchPayments.ts'
import { endsWithPeriod, periodStartOf } from './ProviderSubscription.ts'
import { cardTurns, graceEndOf, paymentProblemOf } from './paymentProblem.ts'
import { plannedChange, plannedSeats } from './plannedChange.ts'
import { toSubscriptionDocument } from './toSubscriptionDocument.ts'

/** Milliseconds after which an overdue change at the provider is checked again. */
const OVERDUE = 15 * 60_000

/** The stored data about a person who pays. */
export interface Membership {
  /** Documents of subscriptions by id. */
  readonly documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly access: SubscriptionAccess
  readonly hasSubscribed: boolean
  /** Whether a further checkout is refused. */
  readonly hasActiveSubscription: boolean
  readonly planChange: NonNullable<Member['planChangeRequest']> | null
  /** The plan of the subscription that continues; null without one. */
  readonly plan: Plan | null
  /** null if nothing is unusual. */
  readonly payment: PaymentState | null
  readonly records: readonly SubscriptionRecord[]
  /** The group that the person pays for; null without one. */
  readonly group: BoughtGroup | null
  /** When something of this changes without an event; null for never. */
  readonly dueAt: Date | null
}

/** Derives the content of the database from the provider's current state. */
export function membershipOf(
  fetched: readonly FetchedSubscription[],
  plans: ReadonlyMap<string, Plan>,
  firestore: Firestore,
  now: Date,
): Membership {
  const planned = new Map(
    fetched.map(({ subscription: { id, items }, schedule }) => {
      const [item] = items.data
      const held = item && { price: item.price.id, quantity: item.quantity ?? 1 }
      return [id, schedule && held ? plannedSeats(schedule, held, now) : null] as const
    }),
  )
  const documents = new Map(
    fetched.map((each) => {
      const { id } = each.subscription
      return [id, documentOf(each, plans, planned.get(id) ?? null, firestore, now)] as const
    }),
  )
  const records = [...documents].flatMap(([id, stored]) => parseSubscriptionRecord(id, stored) ?? [])
  const live = records.filter(isLiveSubscription)
  const liveIds = new Set(live.map(({ id }) => id))
  const current = fetched.filter(({ subscription }) => liveIds.has(subscription.id))
  const changes = current.flatMap(({ subscription, schedule }) => {
    const price = subscription.items.data[0]?.price.id
    return (schedule && price !== undefined && plannedChange(schedule, price, plans, now)) || []
  })
  return {
    documents,
    group: boughtGroupOf(records, planned, now),
    access: accessOf(records, now),
    hasSubscribed: hasSubscribed(records),
    hasActiveSubscription: live.length > 0,
    planChange: changes[0] ?? null,
    plan: live[0]?.plan ?? null,
    payment: paymentStateOf(records),
    records,
    dueAt: dueAt(live, current, now),
  }
}

function documentOf(
  fetched: FetchedSubscription,
  plans: ReadonlyMap<string, Plan>,
  planned: PlannedSeats | null,
  firestore: Firestore,
  now: Date,
): Readonly<Record<string, unknown>> {
  const { subscription, card, payment, unpaidInvoices, isPeriodPaid } = fetched
  const { status } = subscription
  const isEnding = endsWithPeriod(subscription)
  return toSubscriptionDocument(
    subscription,
    {
      plans,
      problem: paymentProblemOf({ status, isEnding, card, payment }, now),
      graceEndsAt: graceEndOf(status, unpaidInvoices, periodStartOf(subscription)),
      isPeriodPaid,
      plannedSeats: planned,
    },
    firestore,
  )
}

function dueAt(
  live: readonly SubscriptionRecord[],
  fetched: readonly FetchedSubscription[],
  now: Date,
): Date | null {
  const ends = live.flatMap(({ status, currentPeriodEnd, graceEndsAt, pause }) => {
    const end = status === 'past_due' ? graceEndsAt : (pause?.paidUntil ?? currentPeriodEnd)
    if (end === null) return []
    const time = Date.parse(end)
    // An end during a pause changes nothing, and the end of the pause is an event.
    if (pause !== null && time <= now.getTime()) return []
    // A grace that is over changes nothing any more; a period that is over is about to be renewed.
    if (time <= now.getTime()) return status === 'past_due' ? [] : [now.getTime() + OVERDUE]
    return status === 'past_due' ? [graceReminderAt(end).getTime(), time] : [time]
  })
  const turns = fetched
    .flatMap(({ card }) => (card === null ? [] : cardTurns(card)))
    .map((turn) => turn.getTime())
  const times = [...ends, ...turns].filter((time) => time > now.getTime())
  return times.length === 0 ? null : new Date(Math.min(...times))
}
