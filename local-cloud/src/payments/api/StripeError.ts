/** What Stripe says in the body of a failed request. */
export interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
}

/** A request that Stripe's API refuses, with its HTTP status. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A payment was refused. That is a result: what became of the invoice is kept. */
export class PaymentRefused extends StripeError {
  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(402, { type: 'card_error', code, message })
  }
}

/** A request that cannot be carried out. @param param name of the parameter at fault */
export function invalidRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  })
}

/**
 * The object that a request names.
 *
 * @param kind as Stripe's message calls it, for example "customer"
 * @param param the parameter that names it; without one it is in the address
 * @throws StripeError when there is none
 */
export function existing<Found>(found: Found | undefined, kind: string, id: string, param?: string): Found {
  if (found !== undefined) return found
  throw new StripeError(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  })
}
