import type { Payments } from '../store/Payments.ts'
import type { Schedule, Subscription } from '../store/subscriptions.ts'
import { changeSubscription } from './changeSubscription.ts'
import { emitSchedule } from './emit.ts'

/** What a subscription consists of from now on. */
interface Planned {
  readonly price: string
  readonly quantity: number
  /** Id of the schedule that still controls it. */
  readonly schedule: string | null
}

/**
 * Applies the schedule of a subscription whose period ends now: its next phase, or its end.
 *
 * @returns 'end' when the schedule ends the subscription
 */
export function enterPhase(payments: Payments, subscription: Subscription): Planned | 'end' {
  const { store, now } = payments
  const { item } = subscription
  const schedule = subscription.schedule === null ? undefined : store.schedules.find(subscription.schedule)
  if (schedule?.status !== 'active') return { price: item.price, quantity: item.quantity, schedule: null }
  const time = now()
  const phase = schedule.phases.find(({ start, end }) => start <= time && time < end)
  if (phase) {
    emitSchedule(payments, 'updated', schedule)
    return { price: phase.price, quantity: phase.quantity, schedule: schedule.id }
  }
  if (schedule.endBehavior === 'cancel') {
    finish(payments, schedule)
    return 'end'
  }
  finish(payments, schedule)
  return { price: item.price, quantity: item.quantity, schedule: null }
}

function finish(payments: Payments, schedule: Schedule): void {
  const { store, now } = payments
  const time = now()
  const isCompleted = schedule.endBehavior === 'cancel'
  const finished = store.schedules.put({
    ...schedule,
    status: isCompleted ? 'completed' : 'released',
    completedAt: isCompleted ? time : null,
    releasedAt: isCompleted ? null : time,
    releasedSubscription: isCompleted ? null : schedule.subscription,
    subscription: isCompleted ? schedule.subscription : null,
  })
  emitSchedule(payments, isCompleted ? 'completed' : 'released', finished)
}

/** Leaves a subscription as it is, without the schedule's later phases. */
export function releaseSchedule(payments: Payments, schedule: Schedule): Schedule {
  const { store, now } = payments
  const subscription =
    schedule.subscription === null ? undefined : store.subscriptions.find(schedule.subscription)
  const released = store.schedules.put({
    ...schedule,
    status: 'released',
    releasedAt: now(),
    releasedSubscription: schedule.subscription,
    subscription: null,
  })
  emitSchedule(payments, 'released', released)
  if (subscription) changeSubscription(payments, subscription, { schedule: null })
  return released
}
