import { StudioError } from '@outcome-studio/shared/domain/errors'
import Stripe from 'stripe'
import { logPayments } from './paymentLog.ts'
import { STRIPE_ANSWERS, stripeMeaningOf } from './STRIPE_ANSWERS.ts'

/**
 * Converts a failure of the payment provider to the error that is shown to the member. Logs the details.
 * @param operation name of the request, for the log
 */
export function toPaymentError(operation: string, cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause
  const { statusCode, code, param, requestId } = cause
  const meaning = stripeMeaningOf(statusCode, code)
  const { error, isRetried, actor } = STRIPE_ANSWERS[meaning]
  if (actor !== 'member') {
    logPayments({
      event: isRetried ? 'provider-unavailable' : 'provider-refused',
      operation,
      meaning,
      status: statusCode ?? null,
      code: code ?? null,
      parameter: param ?? null,
      request: requestId ?? null,
    })
  }
  return new StudioError(error, { cause })
}

/** Runs requests to the payment provider. @throws StudioError for its failures, see toPaymentError */
export async function withProvider<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw toPaymentError(operation, cause)
  }
}

/** Whether the provider says that something does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
