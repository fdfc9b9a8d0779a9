import { StudioError } from '@outcome-studio/shared/domain/errors'
import { checkoutSessionPath, customerPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import type Stripe from 'stripe'
import { changePlan } from '../../../payments/planChange/changePlan.ts'
import { paymentServices } from '../../../payments/provider/PaymentServices.ts'
import { checkoutRequest, type PaymentsCloud } from '../openPayments.ts'
import { ColleaguesModel, DOMAIN } from './ColleaguesModel.ts'
import { CARDS, type Sequence, type Step } from './sequences.ts'

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']
const HOUR = 3600
const DAY = 24 * HOUR
/** Statuses of the payment page after which the model goes on: paid, declined, paid before, expired. */
const ANSWERS: readonly number[] = [303, 402, 409, 410]

/** One member, and what happens to them at the provider. */
export class MemberModel {
  readonly uid: string
  readonly email: string
  /** Ids of the member at the provider. */
  readonly customers = new Set<string>()
  readonly #cloud: PaymentsCloud
  readonly #colleagues: ColleaguesModel
  #clock: string | null = null
  #requests = 0

  constructor(uid: string, cloud: PaymentsCloud) {
    this.uid = uid
    this.email = `${uid}@${DOMAIN}`
    this.#cloud = cloud
    this.#colleagues = new ColleaguesModel(uid, cloud)
  }

  /** Creates the account with its initial state at the provider and in the database. */
  async begin(start: Sequence['start']): Promise<void> {
    const { auth, firestore, owner, stripe } = this.#cloud
    const accessType = start === 'member' ? 'STANDARD' : 'NEVER_SUBSCRIBED'
    const metadata = { firebaseUID: this.uid }
    await auth.createUser({ uid: this.uid, email: this.email, emailVerified: true })
    await auth.setCustomUserClaims(this.uid, { liveEventsAdmin: true })
    await firestore.doc(memberPath({ uid: this.uid, domain: DOMAIN })).set({ email: this.email, accessType })
    await firestore.doc(`memberDomains/${this.uid}`).set({ domains: [DOMAIN] })
    if (start === 'visitor') return
    if (start === 'member') {
      const id = `cus_${this.uid}`
      const periodStart = new Date(Date.now() - 10 * DAY * 1000).toISOString()
      await owner('POST', 'subscriptions', {
        customer: { id, email: this.email, metadata },
        subscription: { id: `sub_${this.uid}`, price: 'price_Yearly', periodStart },
      })
      return this.#know(id)
    }
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) })
    const { id } = await stripe.customers.create({ email: this.email, metadata, test_clock: clock.id })
    this.#clock = clock.id
    await this.#know(id)
  }

  /** Takes a step. One that is impossible now does nothing. */
  async take(step: Step): Promise<void> {
    const { stripe, owner } = this.#cloud
    if (step.kind === 'subscribe') return this.#subscribe(step)
    if ('colleague' in step) return this.#colleagues.take(step)
    const customer = await this.#customer()
    if (customer === null) return
    if (step.kind === 'buyTwice') return this.#buyTwice(customer)
    if (step.kind === 'deleteCustomer') return void (await stripe.customers.del(customer))
    if (step.kind === 'expireCheckouts') return this.#expireCheckouts(customer)
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
        return void (await owner('POST', 'pause', { subscription: id, behavior: step.behavior }))
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

  async #subscribe({
    tabs,
    price,
    card,
    paysInEveryTab,
  }: Extract<Step, { kind: 'subscribe' }>): Promise<void> {
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => {
        this.#requests += 1
        return this.#requestCheckout(`request-${this.#requests}`, price)
      }),
    )
    const urls = answers.flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
    const paid = paysInEveryTab ? urls : urls.slice(-1)
    await Promise.all(paid.map((url) => this.#pay(url, CARDS[card])))
    await this.#learn()
  }

  /** As the client asks. @returns the answer of the trigger */
  #requestCheckout(id: string, price: string): Promise<Readonly<Record<string, unknown>>> {
    const request = this.#cloud.firestore.doc(checkoutSessionPath(this.uid, id))
    return new Promise((resolve, reject) => {
      const stop = request.onSnapshot((snapshot) => {
        const stored = snapshot.data() ?? {}
        if (!('sessionId' in stored || 'error' in stored)) return
        stop()
        resolve(stored)
      }, reject)
      request.set(checkoutRequest(price)).catch(reject)
    })
  }

  async #pay(url: string, card: string): Promise<void> {
    const status = await this.#cloud.pay(url, card)
    if (!ANSWERS.includes(status)) throw new Error(`The payment page answered ${status}.`)
  }

  /** Pays in a checkout that the server does not know, as in a second tab that was opened just before. */
  async #buyTwice(customer: string): Promise<void> {
    const { stripe } = this.#cloud
    this.#requests += 1
    const metadata = { firebaseUID: this.uid, checkoutDocument: `beside-${this.#requests}` }
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_Monthly', quantity: 1 }],
      success_url: 'http://localhost:3000/',
      metadata,
      subscription_data: { metadata },
    })
    if (url !== null) await this.#pay(url, CARDS.works)
  }

  async #expireCheckouts(customer: string): Promise<void> {
    const { stripe } = this.#cloud
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
    for (const { id } of data) await stripe.checkout.sessions.expire(id).catch(ignoreRefusal)
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

/** The server works concurrently, so a request of the model may have become impossible. */
function ignoreRefusal(error: unknown): void {
  const { statusCode } = Object(error)
  if (statusCode !== 400 && statusCode !== 404) throw error
}
