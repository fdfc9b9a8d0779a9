import { checkoutSessionPath } from '@outcome-studio/shared/domain/paths'
import { checkoutRequest, type PaymentsCloud } from '../openPayments.ts'
import { ignoreRefusal } from './ignoreRefusal.ts'
import { CARDS, type Step } from './sequences.ts'

/** Statuses of the payment page after which the model goes on: paid, declined, paid before, expired. */
const ANSWERS: readonly number[] = [303, 402, 409, 410]

/** The checkouts of a member. */
export class CheckoutModel {
  readonly #uid: string
  readonly #cloud: PaymentsCloud
  #requests = 0

  constructor(uid: string, cloud: PaymentsCloud) {
    this.#uid = uid
    this.#cloud = cloud
  }

  /** Requests checkouts as the client does, in several tabs at once, and pays in some of them. */
  async subscribe({
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
  }

  /** As the client asks. @returns the answer of the trigger */
  #requestCheckout(id: string, price: string): Promise<Readonly<Record<string, unknown>>> {
    const request = this.#cloud.firestore.doc(checkoutSessionPath(this.#uid, id))
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
  async buyTwice(customer: string): Promise<void> {
    const { stripe } = this.#cloud
    this.#requests += 1
    const metadata = { firebaseUID: this.#uid, checkoutDocument: `beside-${this.#requests}` }
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

  /** Lets all open checkouts expire. */
  async expireCheckouts(customer: string): Promise<void> {
    const { stripe } = this.#cloud
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
    for (const { id } of data) await stripe.checkout.sessions.expire(id).catch(ignoreRefusal)
  }
}
