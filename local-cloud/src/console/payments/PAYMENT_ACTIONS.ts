import { OWNER_ENDPOINTS } from '../../payments/owner/OWNER_ENDPOINTS.ts'
import { NotFoundError } from '../../payments/owner/OwnerEndpoint.ts'
import type { ConsoleEndpoint } from '../ConsoleState.ts'
import { LATE_SECONDS } from '../webhooksSection.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Does what an endpoint of the owner does, and shows the page again.
 *
 * @param bodyOf the endpoint's body from the fields of the form
 */
function action(name: string, bodyOf: (fields: Fields) => object): ConsoleEndpoint {
  return async ({ payments }, { form }) => {
    const endpoint = OWNER_ENDPOINTS[name]
    if (!payments || !endpoint) return { kind: 'text', status: 404, text: 'There are no payments.\n' }
    try {
      const body = bodyOf(Object.fromEntries(form))
      await payments.payments.store.transaction(() => endpoint(payments, body))
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error
      return { kind: 'text', status: 404, text: `${error.message}\n` }
    }
    payments.webhooks.wake()
    return { kind: 'redirect', status: 303, location: '/payments' }
  }
}

/** The buttons of the page with the payments, by method and path. */
export const PAYMENT_ACTIONS: Readonly<Record<string, ConsoleEndpoint>> = {
  'POST /payments/clock': action('POST clock', ({ days }) => ({ days: Number(days) })),
  'POST /payments/fail': action('POST fail-next-payment', ({ customer, kind }) => ({ customer, kind })),
  'POST /payments/expire-card': action('POST expire-card', ({ customer }) => ({ customer })),
  'POST /payments/cancel': action('POST cancel', ({ subscription }) => ({ subscription })),
  'POST /payments/pause': action('POST pause', ({ subscription, behavior = '' }) => ({
    subscription,
    behavior: behavior === '' ? null : behavior,
  })),
  'POST /payments/refund': action('POST refund', ({ invoice }) => ({ invoice })),
  'POST /payments/webhooks': action('POST webhooks', ({ mode }) =>
    mode === 'late' ? { mode, seconds: LATE_SECONDS } : { mode },
  ),
  'POST /payments/deliver': action('POST deliver', () => ({})),
  'POST /payments/send': action('POST deliver', ({ event }) => ({ events: [event] })),
}
