import { z } from 'zod'
import type { PaymentsCloud } from '../openPayments.ts'

const deliveriesSchema = z.array(z.object({ id: z.number(), event: z.string() }))
const ofCustomer = z.object({ customer: z.string() })
const itself = z.object({ object: z.literal('customer'), id: z.string() })

/** Finds the webhook events of each customer, which the provider does not send by itself while the model runs. */
export class EventFeed {
  readonly #cloud: PaymentsCloud
  readonly #waiting = new Map<string, string[]>()
  #last = 0
  #reading: Promise<void> = Promise.resolve()

  constructor(cloud: PaymentsCloud) {
    this.#cloud = cloud
  }

  /** Forgets everything, after the provider has. */
  clear(): void {
    this.#waiting.clear()
    this.#last = 0
  }

  /** The events of these customers since the last call, oldest first. */
  async take(customers: readonly string[]): Promise<readonly string[]> {
    this.#reading = this.#reading.then(() => this.#read())
    await this.#reading
    return customers.flatMap((customer) => {
      const events = this.#waiting.get(customer) ?? []
      this.#waiting.delete(customer)
      return events
    })
  }

  async #read(): Promise<void> {
    const recent = deliveriesSchema.parse(await this.#cloud.owner('GET', 'deliveries')).reverse()
    const fresh = recent.filter(({ id }) => id > this.#last)
    if (fresh.length === recent.length && this.#last > 0 && recent.length > 0) {
      throw new Error('Events were missed: read more often.')
    }
    for (const { id, event } of fresh) {
      const { data } = await this.#cloud.stripe.events.retrieve(event)
      const customer =
        ofCustomer.safeParse(data.object).data?.customer ?? itself.safeParse(data.object).data?.id
      if (customer !== undefined) this.#waiting.set(customer, [...(this.#waiting.get(customer) ?? []), event])
      this.#last = id
    }
  }
}
