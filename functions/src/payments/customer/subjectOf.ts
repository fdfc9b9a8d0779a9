import { z } from 'zod'

/** Subject of an event. Only ids are read from the event; the state is requested from the provider. */
export interface EventSubject {
  readonly catalogue: boolean
  /** Ids of a customer and of a checkout; null if the event is about none. */
  readonly customer: string | null
  readonly checkout: string | null
}

const id = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform((object) => object.id)])
const objectSchema = z.object({ id: id.nullish().catch(null), customer: id.nullish().catch(null) })

const ABOUT_CATALOGUE = /^(product|price)\./
const ABOUT_CUSTOMER = /^customer\.(created|updated|deleted)$/
const ABOUT_CHECKOUT = /^checkout\.session\./
/** Objects that name their customer, and whose events change a subscription or its document. */
const OF_CUSTOMER =
  /^(checkout\.session|customer\.subscription|subscription_schedule|invoice|payment_method|charge)\./

/** Finds what an event is about. @param type an unknown one is about nothing @param object the event's data */
export function subjectOf(type: string, object: unknown): EventSubject {
  const { id: own = null, customer = null } = objectSchema.safeParse(object).data ?? {}
  return {
    catalogue: ABOUT_CATALOGUE.test(type),
    customer: ABOUT_CUSTOMER.test(type) ? own : OF_CUSTOMER.test(type) ? customer : null,
    checkout: ABOUT_CHECKOUT.test(type) ? own : null,
  }
}
