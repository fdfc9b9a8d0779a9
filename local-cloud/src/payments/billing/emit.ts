import { renderInvoice } from '../render/renderInvoice.ts'
import { renderSchedule, renderSubscription } from '../render/renderSubscription.ts'
import type { Invoice } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { Schedule, Subscription } from '../store/subscriptions.ts'

/**
 * Records that something happened, and queues its webhook.
 *
 * @param type for example "invoice.paid"
 * @param object as the API sends it now
 * @param previous former values of the attributes that changed
 */
export function emit(
  { store, newId, now, queue }: Payments,
  type: string,
  object: object,
  previous: object | null = null,
): void {
  const id = newId('evt')
  store.events.put({
    id,
    created: now(),
    type,
    object: { ...object },
    previous: previous === null ? null : { ...previous },
  })
  queue(id)
}

export function emitInvoice(payments: Payments, type: string, invoice: Invoice): void {
  emit(payments, `invoice.${type}`, renderInvoice(payments.store, invoice, payments.origin))
}

export function emitSchedule(payments: Payments, type: string, schedule: Schedule): void {
  emit(payments, `subscription_schedule.${type}`, renderSchedule(payments.store, schedule, payments.now()))
}

/** @param before the subscription as it was, for the attributes that changed */
export function emitSubscription(
  payments: Payments,
  type: 'created' | 'updated' | 'deleted',
  subscription: Subscription,
  before?: Subscription,
): void {
  const object = renderSubscription(payments.store, subscription)
  const previous = before ? changesOf(renderSubscription(payments.store, before), object) : null
  emit(payments, `customer.subscription.${type}`, object, previous)
}

/** The former values of the attributes that differ. */
function changesOf(before: object, after: object): object {
  const now = new Map(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  )
}
