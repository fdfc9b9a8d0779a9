import {
  CATALOGUE_STATE_PATH,
  CHECKOUT_PATH,
  PRODUCTS_PATH,
  pricePath,
} from '@outcome-studio/shared/domain/paths'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { z } from 'zod'
import { drawTicket } from '../../database/drawTicket.ts'
import { allowedOrigins } from '../../guards/allowedOrigins.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { plansByPrice } from '../provider/stripeSettings.ts'
import { createCoalescer } from '../state/createCoalescer.ts'
import { sameFields } from '../state/sameFields.ts'
import { checkoutSettings } from './checkoutSettings.ts'
import { toPriceDocument, toProductDocument } from './toCatalogueDocuments.ts'

/** More than one transaction can write. A shop that large needs another catalogue. */
const MOST_PRICES = 200

const coalesce = createCoalescer()
const stateSchema = z.object({ applied: z.number().catch(0) })

/**
 * Makes products, their prices and system/checkout agree with the provider and the parameters. Safe to repeat, in any
 * order and at the same time. Products that are no longer sold stay as long as the provider has them, because
 * subscriptions refer to them.
 * @throws the errors of the provider
 */
export const syncCatalogue = (services: Pick<PaymentServices, 'stripe' | 'firestore'>): Promise<void> =>
  coalesce('', () => sync(services))

async function sync({ stripe, firestore }: Pick<PaymentServices, 'stripe' | 'firestore'>): Promise<void> {
  const ticket = await takeCatalogueTicket(firestore)
  const plans = plansByPrice()
  const documents = catalogueDocuments(await listPrices(stripe), plans)
  documents.set(CHECKOUT_PATH, { ...checkoutSettings([...plans.keys()], allowedOrigins()) })
  await writeDocuments(documents, ticket, firestore)
}

async function listPrices(stripe: Stripe): Promise<readonly Stripe.Price[]> {
  const prices: Stripe.Price[] = []
  for await (const price of stripe.prices.list({ limit: 100, expand: ['data.product'] })) {
    prices.push(price)
    if (prices.length > MOST_PRICES) throw new RangeError('There are too many prices.')
  }
  return prices
}

function catalogueDocuments(
  prices: readonly Stripe.Price[],
  plans: ReadonlyMap<string, Plan>,
): Map<string, object> {
  const documents = new Map<string, object>()
  for (const price of prices) {
    const { id, product } = price
    if (typeof product === 'string' || product.deleted) continue
    documents.set(`${PRODUCTS_PATH}/${product.id}`, toProductDocument(product))
    documents.set(pricePath(product.id, id), toPriceDocument(price, product.id, plans.get(id) ?? null))
  }
  return documents
}

/**
 * Writes changed documents, and deletes those that the provider no longer has. Does nothing if data of a later ticket
 * is stored.
 */
function writeDocuments(
  documents: ReadonlyMap<string, object>,
  ticket: number,
  firestore: Firestore,
): Promise<void> {
  const state = firestore.doc(CATALOGUE_STATE_PATH)
  return firestore.runTransaction(async (transaction) => {
    const [stored, checkout] = await transaction.getAll(state, firestore.doc(CHECKOUT_PATH))
    const products = await transaction.get(firestore.collection(PRODUCTS_PATH))
    const prices = await transaction.get(firestore.collectionGroup('prices'))
    if (stateSchema.parse(stored?.data() ?? {}).applied > ticket) return
    const existing = [...products.docs, ...prices.docs, ...(checkout?.exists ? [checkout] : [])]
    const before = new Map(existing.map((each: DocumentSnapshot) => [each.ref.path, each]))
    for (const [path, fields] of documents) {
      if (!sameFields(before.get(path)?.data(), fields)) transaction.set(firestore.doc(path), fields)
    }
    for (const { ref } of existing) if (!documents.has(ref.path)) transaction.delete(ref)
    transaction.set(state, { applied: ticket }, { merge: true })
  })
}

function takeCatalogueTicket(firestore: Firestore): Promise<number> {
  const state = firestore.doc(CATALOGUE_STATE_PATH)
  return firestore.runTransaction(async (transaction) =>
    drawTicket(transaction, await transaction.get(state)),
  )
}
