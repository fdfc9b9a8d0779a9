import { StudioError } from '@outcome-studio/shared/domain/errors'
import { customerPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import type Stripe from 'stripe'
import { syncCustomer } from '../../../payments/customer/syncCustomer.ts'
import { changePlan } from '../../../payments/planChange/changePlan.ts'
import { paymentServices } from '../../../payments/provider/PaymentServices.ts'
import { callAsMember } from '../callAsMember.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { CheckoutModel } from './CheckoutModel.ts'
import { ColleaguesModel, domainOf } from './ColleaguesModel.ts'
import { ignoreRefusal } from './ignoreRefusal.ts'
import type { SeatStep, Start, Step } from './sequences.ts'

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']
const HOUR = 3600
const DAY = 24 * HOUR
/** Steps that need no customer at the provider. */
const SEAT_STEPS: readonly string[] = [
  'invite',
  'takeSeat',
  'freeSeat',
  'withdraw',
  'leave',
  'move',
  'open',
  'expireInvitations',
] satisfies readonly SeatStep['kind'][]

const isSeatStep = (step: Step): step is SeatStep => SEAT_STEPS.includes(step.kind)

/** One member, and what happens to them at the provider. */
export class MemberModel {
  readonly uid: string
  readonly email: string
  /** Ids of the member at the provider. */
  readonly customers = new Set<string>()
  readonly #cloud: PaymentsCloud
  readonly #checkouts: CheckoutModel
  readonly seats: ColleaguesModel
  #clock: string | null = null
  #isDeleted = false

  constructor(uid: string, cloud: PaymentsCloud) {
    this.uid = uid
    this.email = `owner@${domainOf(uid)}`
    this.#cloud = cloud
    this.#checkouts = new CheckoutModel(uid, cloud)
    this.seats = new ColleaguesModel(uid, cloud)
  }

  /** Whether the member has deleted the account. */
  get isDeleted(): boolean {
    return this.#isDeleted
  }

  /** Creates the account with its initial state at the provider and in the database. */
  async begin(start: Start): Promise<void> {
    const { auth, firestore, stripe } = this.#cloud
    const { domain } = this.seats
    const accessType = start.kind === 'member' ? 'STANDARD' : 'NEVER_SUBSCRIBED'
    const metadata = { firebaseUID: this.uid }
    await auth.createUser({ uid: this.uid, email: this.email, emailVerified: true })
    await auth.setCustomUserClaims(this.uid, { liveEventsAdmin: true })
    await firestore.doc(memberPath({ uid: this.uid, domain })).set({ email: this.email, accessType })
    await firestore.doc(`memberDomains/${this.uid}`).set({ domains: [domain] })
    if (start.kind === 'visitor') return
    if (start.kind === 'member') return await this.#beginAsMember(start)
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) })
    const { id } = await stripe.customers.create({ email: this.email, metadata, test_clock: clock.id })
    this.#clock = clock.id
    await this.#know(id)
  }

  async #beginAsMember({ price, seats, daysAgo, isDue }: Extract<Start, { kind: 'member' }>): Promise<void> {
    const id = `cus_${this.uid}`
    const periodStart = new Date(Date.now() - daysAgo * DAY * 1000).toISOString()
    const quantity = price === 'price_GroupYearly' ? seats : 1
    const status = isDue ? 'past_due' : 'active'
    await this.#cloud.owner('POST', 'subscriptions', {
      customer: { id, email: this.email, metadata: { firebaseUID: this.uid } },
      subscription: { id: `sub_${this.uid}`, price, quantity, status, periodStart },
    })
    await this.#know(id)
    // The group of an earlier purchase is known, so that its seats can be given.
    if (price === 'price_GroupYearly') await syncCustomer(this.uid, paymentServices(60_000))
  }

  /** Takes a step. One that is impossible now does nothing. */
  async take(step: Step): Promise<void> {
    const { stripe, owner } = this.#cloud
    if (isSeatStep(step)) return await this.seats.take(step)
    if (this.#isDeleted) return
    if (step.kind === 'subscribe') {
      await this.#checkouts.subscribe(step)
      return await this.#learn()
    }
    if (step.kind === 'deleteAccount') return await this.#deleteAccount()
    const customer = await this.#customer()
    if (customer === null) return
    if (step.kind === 'buyTwice') return this.#checkouts.buyTwice(customer)
    if (step.kind === 'deleteCustomer') return void (await stripe.customers.del(customer))
    if (step.kind === 'expireCheckouts') return this.#checkouts.expireCheckouts(customer)
    const subscription = await this.#subscription()
    if (step.kind === 'wait') return this.#advance(step.days * DAY)
    if (subscription === null) return
    const { id, items } = subscription
    const [item] = items.data
    switch (step.kind) {
      case 'cancelAtPeriodEnd':
      case 'resume':
        await stripe.subscriptions
          .update(id, { cancel_at_period_end: step.kind === 'cancelAtPeriodEnd' })
          .catch(ignoreRefusal)
        return
      case 'cancelNow':
        return void (await stripe.subscriptions.cancel(id))
      case 'setStatus':
        return void (await owner('POST', 'status', { subscription: id, status: step.status }))
      case 'pause':
        return void (await owner('POST', 'pause', {
          subscription: id,
          behavior: step.behavior,
          ...(step.behavior === null || step.days === null ? {} : { days: step.days }),
        }))
      case 'changeSeatCount':
        return void (await callAsMember(this.uid, 'changeSeatCount', { seats: step.seats }, this.#cloud))
      case 'changePlan':
        return this.#changePlan(step.newPlan)
      case 'portal':
        return this.#press(customer, id, step.button)
      case 'changePrice':
        await stripe.subscriptions.update(id, {
          items: [{ id: item?.id ?? '', price: step.price }],
          proration_behavior: 'none',
        })
        return
      case 'resize':
        if (item?.price.id !== 'price_GroupYearly') return
        await stripe.subscriptions.update(id, {
          items: [{ id: item.id, quantity: step.seats }],
          proration_behavior: 'none',
        })
        return
      case 'refund':
        return this.#refund(subscription)
      case 'renew':
        if (this.#clock === null || item === undefined) return
        if (step.fails) await owner('POST', 'fail-next-payment', { customer })
        return this.#advanceTo(item.current_period_end + 2 * HOUR)
    }
  }

  async #deleteAccount(): Promise<void> {
    this.#isDeleted = true
    if (!(await callAsMember(this.uid, 'deleteMyAccount', null, this.#cloud))) {
      throw new Error('The member could not delete the account.')
    }
  }

  async #refund({ latest_invoice: invoice }: Stripe.Subscription): Promise<void> {
    if (invoice === null) return
    const id = typeof invoice === 'string' ? invoice : invoice.id
    const { payments } = await this.#cloud.stripe.invoices.retrieve(id, {
      expand: ['payments.data.payment.payment_intent'],
    })
    const intent = payments?.data[0]?.payment.payment_intent
    if (typeof intent !== 'object' || intent.status !== 'succeeded') return
    await this.#cloud.stripe.refunds.create({ payment_intent: intent.id }).catch(ignoreRefusal)
  }

  /** The server may refuse, for example while a payment is missing. */
  async #changePlan(newPlan: Plan): Promise<void> {
    try {
      await changePlan(this.uid, { newPlan, confirmsStudent: true }, paymentServices(60_000))
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
    }
  }

  async #press(customer: string, subscription: string, button: 'cancel' | 'resume'): Promise<void> {
    const { url } = await this.#cloud.stripe.billingPortal.sessions.create({ customer })
    await fetch(`${url}/${button}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ subscription }),
    })
  }

  async #advance(seconds: number): Promise<void> {
    if (this.#clock === null) return
    const { frozen_time } = await this.#cloud.stripe.testHelpers.testClocks.retrieve(this.#clock)
    await this.#advanceTo(frozen_time + seconds)
  }

  async #advanceTo(time: number): Promise<void> {
    if (this.#clock === null) return
    await this.#cloud.stripe.testHelpers.testClocks
      .advance(this.#clock, { frozen_time: time })
      .catch(ignoreRefusal)
  }

  async #know(id: string): Promise<void> {
    this.customers.add(id)
    await this.#cloud.firestore.doc(customerPath(this.uid)).set({ email: this.email, stripeId: id })
  }

  /** Learns of the customer whom the server has created. */
  async #learn(): Promise<void> {
    const id: unknown = (await this.#cloud.firestore.doc(customerPath(this.uid)).get()).get('stripeId')
    if (typeof id === 'string') this.customers.add(id)
  }

  /** The customer who was not deleted. */
  async #customer(): Promise<string | null> {
    for (const id of [...this.customers].reverse()) {
      if (!(await this.#cloud.stripe.customers.retrieve(id)).deleted) return id
    }
    return null
  }

  /** The newest subscription that has not ended. */
  async #subscription(): Promise<Stripe.Subscription | null> {
    const listed = await Promise.all(
      [...this.customers].map((customer) =>
        this.#cloud.stripe.subscriptions.list({ customer, status: 'all' }),
      ),
    )
    const open = listed.flatMap(({ data }) => data).filter(({ status }) => !ENDED.includes(status))
    return open.sort((one, other) => other.created - one.created)[0] ?? null
  }
}
