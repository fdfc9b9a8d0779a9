import { z } from 'zod'
import { type ApiCall, type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { changedMetadata, ignored, integer, metadata } from '../api/parameters.ts'
import { existing, invalidRequest } from '../api/StripeError.ts'
import { endOfPeriod } from '../billing/calendar.ts'
import { changeSubscription } from '../billing/changeSubscription.ts'
import { emitSchedule } from '../billing/emit.ts'
import { endSubscription } from '../billing/endSubscription.ts'
import { releaseSchedule } from '../billing/schedules.ts'
import { renderSchedule } from '../render/renderSubscription.ts'
import { onClock, type Payments } from '../store/Payments.ts'
import type { Phase, Schedule } from '../store/subscriptions.ts'
import { priceForSale } from './catalogue.ts'

const Create = z.strictObject({ from_subscription: z.string(), metadata: metadata.optional() })
const PhaseParameters = z.strictObject({
  items: z
    .array(z.strictObject({ price: z.string(), quantity: integer.default(1), metadata: ignored }))
    .length(1),
  start_date: integer.optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(['month', 'year']), interval_count: integer.default(1) })
    .optional(),
  metadata: metadata.optional(),
  proration_behavior: ignored,
  collection_method: ignored,
})
const Update = z.strictObject({
  phases: z.array(PhaseParameters).min(1).optional(),
  end_behavior: z.enum(['release', 'cancel']).optional(),
  metadata: metadata.optional(),
  proration_behavior: ignored,
})
const List = z.strictObject({ ...pageParameters, customer: z.string().optional() })

/** POST /v1/subscription_schedules: creates a schedule from a subscription. */
export const createSchedule: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Create)
  const { store, newId } = call.payments
  const id = wanted.from_subscription
  const subscription = existing(store.subscriptions.find(id), 'subscription', id, 'from_subscription')
  if (subscription.endedAt !== null) {
    throw invalidRequest('You cannot migrate a subscription that is in the `canceled` status.')
  }
  if (subscription.schedule !== null) {
    throw invalidRequest(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      'from_subscription',
    )
  }
  const payments = onClock(call.payments, subscription.testClock)
  const { price, quantity, periodStart, periodEnd } = subscription.item
  const schedule = store.schedules.put({
    id: newId('sub_sched'),
    created: payments.now(),
    customer: subscription.customer,
    testClock: subscription.testClock,
    subscription: subscription.id,
    releasedSubscription: null,
    status: 'active',
    endBehavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
    phases: [{ start: periodStart, end: periodEnd, price, quantity, metadata: {} }],
    metadata: changedMetadata({}, wanted.metadata),
    releasedAt: null,
    canceledAt: null,
    completedAt: null,
  })
  emitSchedule(payments, 'created', schedule)
  changeSubscription(payments, subscription, { schedule: schedule.id })
  return renderSchedule(store, schedule, payments.now())
}

/** GET /v1/subscription_schedules/{id}: returns one schedule. */
export const retrieveSchedule: ApiEndpoint = (call) => {
  const { schedule, payments } = find(call)
  return renderSchedule(payments.store, schedule, payments.now())
}

/** GET /v1/subscription_schedules: returns a page of schedules, of one customer or of all. */
export const listSchedules: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, List)
  const { store, now } = call.payments
  return pageOf(call, wanted, store.schedules.list(wanted.customer), (schedule) =>
    renderSchedule(store, schedule, now()),
  )
}

/** POST /v1/subscription_schedules/{id}: changes the phases, the end behavior or the metadata. */
export const updateSchedule: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Update)
  const { schedule, payments } = findActive(call, 'update')
  const { store, now } = payments
  const after = store.schedules.put({
    ...schedule,
    phases: wanted.phases ? phasesOf(payments, schedule, wanted.phases) : schedule.phases,
    endBehavior: wanted.end_behavior ?? schedule.endBehavior,
    metadata: changedMetadata(schedule.metadata, wanted.metadata),
  })
  emitSchedule(payments, 'updated', after)
  const subscription = after.subscription === null ? undefined : store.subscriptions.find(after.subscription)
  if (subscription) {
    const cancelAt = after.endBehavior === 'cancel' ? (after.phases.at(-1)?.end ?? null) : null
    changeSubscription(payments, subscription, {
      cancelAt,
      cancelAtPeriodEnd: cancelAt !== null && cancelAt === subscription.item.periodEnd,
    })
  }
  return renderSchedule(store, after, now())
}

function phasesOf(
  payments: Payments,
  schedule: Schedule,
  wanted: readonly z.infer<typeof PhaseParameters>[],
): Phase[] {
  const current = schedule.phases.find(({ end }) => end > payments.now()) ?? schedule.phases[0]
  let start = current?.start ?? payments.now()
  return wanted.map((phase, at) => {
    const begins = phase.start_date ?? start
    if (begins !== start) {
      const problem =
        at === 0
          ? 'You can not modify the start date of the current phase.'
          : 'The start date of a phase must be the end date of the phase before.'
      throw invalidRequest(problem, `phases[${at}][start_date]`)
    }
    const [item] = phase.items
    const price = priceForSale(payments, item?.price ?? '', `phases[${at}][items][0][price]`)
    const interval = phase.duration?.interval ?? price.interval
    let end = phase.end_date ?? start
    if (phase.end_date === undefined) {
      for (let left = phase.duration?.interval_count ?? 1; left > 0; left -= 1) {
        end = endOfPeriod(start, interval, end)
      }
    }
    if (end <= start) {
      throw invalidRequest('The end date of a phase must be after its start.', `phases[${at}][end_date]`)
    }
    const planned = {
      start,
      end,
      price: price.id,
      quantity: item?.quantity ?? 1,
      metadata: changedMetadata({}, phase.metadata),
    }
    start = end
    return planned
  })
}

export const releaseScheduleEndpoint: ApiEndpoint = (call) => {
  parametersOf(call, z.strictObject({ preserve_cancel_date: ignored }))
  const { schedule, payments } = findActive(call, 'release')
  return renderSchedule(payments.store, releaseSchedule(payments, schedule), payments.now())
}

export const cancelSchedule: ApiEndpoint = (call) => {
  parametersOf(call, z.strictObject({ invoice_now: ignored, prorate: ignored }))
  const { schedule, payments } = findActive(call, 'cancel')
  const { store } = payments
  const subscription =
    schedule.subscription === null ? undefined : store.subscriptions.find(schedule.subscription)
  if (subscription) {
    endSubscription(payments, subscription, {
      reason: 'cancellation_requested',
      feedback: null,
      comment: null,
    })
  }
  return retrieveSchedule({ ...call, parameters: {} })
}

function find(call: ApiCall): { readonly schedule: Schedule; readonly payments: Payments } {
  const schedule = existing(
    call.payments.store.schedules.find(idOf(call)),
    'subscription_schedule',
    idOf(call),
  )
  return { schedule, payments: onClock(call.payments, schedule.testClock) }
}

function findActive(call: ApiCall, purpose: string): ReturnType<typeof find> {
  const found = find(call)
  if (found.schedule.status === 'active') return found
  throw invalidRequest(
    `You cannot ${purpose} a subscription schedule that is currently in the \`${found.schedule.status}\` status.`,
  )
}
