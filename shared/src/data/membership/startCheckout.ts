import { ERROR_CATALOGUE, isStudioErrorCode, StudioError } from '@outcome-studio/shared/domain/errors'
import {
  CHECKOUT_ID,
  checkoutSessionPath,
  customerPath,
  type DocumentPath,
} from '@outcome-studio/shared/domain/paths'
import { parseCheckoutSession } from '@outcome-studio/shared/domain/payments'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import type { Documents } from '../documents/Documents.ts'
import { isServiceError } from '../errors/ServiceError.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** Milliseconds to wait for the server's answer. */
const ANSWER_TIMEOUT = 30_000

export interface CheckoutRequest {
  readonly priceId: string
  /** Page to open after a payment. The security rules accept only home. */
  readonly successUrl: string
  /** Target of the link "Cancel". The security rules accept only the plan page. */
  readonly cancelUrl: string
  /** Whether the member has confirmed the conditions of the student plan, which needs it. */
  readonly isStudent?: boolean
}

/** A payment page that is ready. */
export interface StartedCheckout {
  readonly uid: string
  /** Id of the document below customers/{uid}/checkout_sessions. */
  readonly sessionId: string
  /** Address of the payment page. It is never stored or logged, because it needs no sign-in. */
  readonly url: string
}

interface CheckoutOptions {
  readonly connection?: Pick<Connection, 'source'>
  /** Milliseconds. */
  readonly timeout?: number
}

/** The checkout that each client is waiting for. */
const waiting = new WeakMap<
  object,
  { readonly priceId: string; readonly started: Promise<StartedCheckout> }
>()

/**
 * Asks the server for a payment page and waits for it (docs/product.md §7). A call for the same price meanwhile returns
 * the same promise.
 * @throws StudioError cen/sign-in-required, cen/offline, cen/already-subscribed, the code whose message the server
 *   answered, cen/payment-unavailable if it did not answer in time; FirebaseError permission-denied …
 */
export function startCheckout(
  request: CheckoutRequest,
  options: CheckoutOptions = {},
): Promise<StartedCheckout> {
  const { connection: { source } = currentConnection() } = options
  const other = waiting.get(source)
  if (other?.priceId === request.priceId) return other.started
  const started = openCheckout(request, source, options).catch((cause: unknown) => {
    throw toStudioError(cause, 'cen/internal-error')
  })
  const entry = { priceId: request.priceId, started }
  waiting.set(source, entry)
  const forget = () => {
    if (waiting.get(source) === entry) waiting.delete(source)
  }
  started.then(forget, forget)
  return started
}

async function openCheckout(
  { priceId, successUrl, cancelUrl, isStudent = false }: CheckoutRequest,
  source: Connection['source'],
  { timeout = ANSWER_TIMEOUT }: CheckoutOptions,
): Promise<StartedCheckout> {
  const { uid } = await source.member()
  await source.renewToken()
  const documents = await source.documents()
  const path = checkoutSessionPath(uid, CHECKOUT_ID)
  const fields = {
    price: priceId,
    success_url: successUrl,
    cancel_url: cancelUrl,
    allow_promotion_codes: true,
    ...(isStudent ? { confirms_student: true } : {}),
  }
  let before = NO_ANSWER
  try {
    await documents.transact(async (transaction) => {
      before = answerOf(await transaction.get(path))
      transaction.write([{ path, fields }])
    })
  } catch (cause) {
    await explainRefusal(cause, documents, uid)
  }
  const url = await paymentPage(documents, path, before, timeout)
  return { uid, sessionId: CHECKOUT_ID, url }
}

/** Identifies the server's answer in a document, because the local copy may still have an earlier one. */
const answerOf = (fields: Fields | undefined): string =>
  JSON.stringify([fields?.sessionId, fields?.created, fields?.error])
const NO_ANSWER = answerOf(undefined)

/** @throws StudioError cen/already-subscribed, else the cause */
async function explainRefusal(cause: unknown, documents: Documents, uid: string): Promise<never> {
  if (!isServiceError(cause) || cause.code !== 'permission-denied') throw cause
  const customer = await documents.get(customerPath(uid))
  if (customer?.hasActiveSubscription === true) throw new StudioError('cen/already-subscribed', { cause })
  throw cause
}

function paymentPage(
  documents: Documents,
  path: DocumentPath,
  before: string,
  timeout: number,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new StudioError('cen/payment-unavailable')), timeout)
  const release = documents.watchOne(
    path,
    (fields) => {
      if (before !== NO_ANSWER && answerOf(fields) === before) return
      const session = fields && parseCheckoutSession(fields)
      if (session?.url) resolve(session.url)
      else if (session?.error) reject(refusalOf(session.error))
    },
    reject,
  )
  return promise.finally(() => {
    clearTimeout(timer)
    release()
  })
}

/** The server answers with a message of the catalogue. Any other one is not meant for members. */
function refusalOf(message: string): StudioError {
  const code = Object.keys(ERROR_CATALOGUE)
    .filter(isStudioErrorCode)
    .find((each) => ERROR_CATALOGUE[each].message === message)
  return new StudioError(code ?? 'cen/internal-error', { cause: new Error(message) })
}
