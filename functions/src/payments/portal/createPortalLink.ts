import { createPortalLink as definition } from '@outcome-studio/shared/callables/createPortalLink'
import { serveCallable } from '../../callable/serveCallable.ts'
import { allowedOrigins } from '../../guards/allowedOrigins.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../provider/stripeSettings.ts'
import { withProvider } from '../provider/toPaymentError.ts'
import { openPortal } from './openPortal.ts'
import { requireOwnCustomer } from './requireOwnCustomer.ts'
import { requireReturnUrl } from './requireReturnUrl.ts'

/** The link is neither stored nor logged, because it needs no further sign-in. */
export const createPortalLink = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 10, secrets: [STRIPE_API_KEY] },
  async ({ returnUrl: wanted, customerId, flow_data: flow }, { uid }) => {
    const { stripe, firestore } = paymentServices(20_000)
    const returnUrl = requireReturnUrl(wanted, allowedOrigins())
    await requireOwnCustomer(uid, customerId, firestore)
    return await withProvider('portal', () => openPortal(stripe, { returnUrl, customerId, flow: flow?.type }))
  },
)
