import type { Reply } from '../../pages/Reply.ts'
import { changeSubscription } from '../billing/changeSubscription.ts'
import { chargeCard } from '../billing/chargeCard.ts'
import { cancellationChange } from '../billing/endSubscription.ts'
import { releaseSchedule } from '../billing/schedules.ts'
import { storeCard } from '../cards/attachCard.ts'
import { readCard } from '../cards/readCard.ts'
import type { Customer } from '../store/customers.ts'
import { onClock, type Payments } from '../store/Payments.ts'
import type { PortalSession } from '../store/pages.ts'
import type { Subscription } from '../store/subscriptions.ts'
import type { HostedPage, HostedVisit } from '../views/HostedPage.ts'
import { confirmPage, messagePage } from '../views/paymentPage.ts'
import { portalPage } from './portalPage.ts'
import { updateCustomerCard } from './updateCustomerCard.ts'

const DONE: Readonly<Record<string, string>> = {
  card: 'Your card was updated.',
  canceled: 'Your subscription is canceled. You can use it until the end of the period.',
  resumed: 'Your subscription goes on.',
}

interface Opened {
  readonly payments: Payments
  readonly session: PortalSession
  readonly customer: Customer
}

/** Finds the customer of a portal's address while it is valid. */
function whileValid(show: (opened: Opened, visit: HostedVisit) => Reply): HostedPage {
  return (payments, visit) => {
    const { store, machineTime } = payments
    const session = store.portalSessions.list().find(({ secret }) => secret === visit.id)
    const customer = session && store.customers.find(session.customer)
    if (!session || !customer || customer.deleted || session.expiresAt <= machineTime()) {
      return messagePage(410, 'This page has expired', 'Go back to where you came from and open it again.', {
        href: session?.returnUrl ?? null,
        text: 'Go back',
      })
    }
    return show({ payments: onClock(payments, customer.testClock), session, customer }, visit)
  }
}

/** GET /p/{secret} */
export const showPortal = whileValid(({ payments, session }, { query }) =>
  portalPage(payments, session, { done: DONE[query.get('done') ?? ''] }),
)

/** POST /p/{secret}/card */
export const updateCard = whileValid(({ payments, session, customer }, { form }) => {
  const reading = readCard(form, payments.now())
  if (reading.kind === 'errors') {
    return portalPage(payments, session, { status: 400, errors: reading.errors, typed: form })
  }
  const outcome = chargeCard(reading.card, 'checkout', payments.now())
  if (outcome.kind === 'declined') {
    return portalPage(payments, session, {
      status: 402,
      errors: {},
      typed: form,
      notice: `${outcome.message} Please try another card.`,
    })
  }
  const card = storeCard(payments, reading.card)
  if (outcome.kind === 'confirm') {
    return { kind: 'redirect', status: 303, location: `/p/${session.secret}/confirm?card=${card.id}` }
  }
  updateCustomerCard(payments, customer, card)
  return back(session, 'card')
})

/** GET /p/{secret}/confirm: the page of the bank. */
export const showCardConfirmation = whileValid(({ session }, { query }) =>
  confirmPage({
    action: `/p/${session.secret}/confirm`,
    amount: 'later invoices by this card',
    card: query.get('card') ?? '',
    targets: [session.redirect],
  }),
)

/** POST /p/{secret}/confirm */
export const confirmCard = whileValid(({ payments, session, customer }, { form }) => {
  const { store } = payments
  const card = store.paymentMethods.find(form.get('card') ?? '')
  if (!card || card.customer !== null || form.get('decision') !== 'confirm') {
    if (card?.customer === null) store.paymentMethods.remove(card.id)
    return portalPage(payments, session, {
      status: 402,
      notice: 'Your bank could not confirm this card. Please try another one.',
    })
  }
  updateCustomerCard(payments, customer, card)
  return back(session, 'card')
})

/** POST /p/{secret}/cancel: it ends with the period that is paid. */
export const cancelAtPeriodEnd = whileValid((opened, visit) => {
  const { payments, session } = opened
  const subscription = ownSubscription(opened, visit)
  if (!subscription) return portalPage(payments, session, { status: 404, notice: 'It has ended already.' })
  const schedule =
    subscription.schedule === null ? undefined : payments.store.schedules.find(subscription.schedule)
  if (schedule?.status === 'active') releaseSchedule(payments, schedule)
  const current = payments.store.subscriptions.find(subscription.id) ?? subscription
  changeSubscription(payments, current, cancellationChange(current, current.item.periodEnd, payments.now()))
  return back(session, 'canceled')
})

/** POST /p/{secret}/resume: takes the cancellation back. */
export const resumeSubscription = whileValid((opened, visit) => {
  const { payments, session } = opened
  const subscription = ownSubscription(opened, visit)
  if (!subscription) return portalPage(payments, session, { status: 404, notice: 'It has ended already.' })
  changeSubscription(payments, subscription, cancellationChange(subscription, null, payments.now()))
  return back(session, 'resumed')
})

function ownSubscription({ payments, customer }: Opened, { form }: HostedVisit): Subscription | undefined {
  const found = payments.store.subscriptions.find(form.get('subscription') ?? '')
  return found?.customer === customer.id && found.endedAt === null ? found : undefined
}

/** Shows the portal with what was done, or leaves it after a flow. */
function back({ secret, redirect }: PortalSession, done: string): Reply {
  return { kind: 'redirect', status: 303, location: redirect ?? `/p/${secret}?done=${done}` }
}
