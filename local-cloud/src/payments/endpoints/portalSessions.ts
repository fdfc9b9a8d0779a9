import { z } from 'zod'
import { type ApiEndpoint, parametersOf } from '../api/ApiCall.ts'
import { ignored } from '../api/parameters.ts'
import { existing } from '../api/StripeError.ts'
import { renderPortalSession } from '../render/renderPages.ts'
import { livingCustomer } from './customers.ts'

const LIFE_MS = 60 * 60 * 1000

const AfterCompletion = z
  .union([
    z.strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: z.url() }) }),
    z.strictObject({
      type: z.enum(['portal_homepage', 'hosted_confirmation']),
      hosted_confirmation: ignored,
    }),
  ])
  .optional()
const Flow = z.union([
  z.strictObject({ type: z.literal('payment_method_update'), after_completion: AfterCompletion }),
  z.strictObject({
    type: z.literal('subscription_cancel'),
    subscription_cancel: z.strictObject({ subscription: z.string(), retention: ignored }),
    after_completion: AfterCompletion,
  }),
])
const Create = z.strictObject({
  customer: z.string(),
  return_url: z.url().optional(),
  configuration: ignored,
  locale: ignored,
  flow_data: Flow.optional(),
})

export const createPortalSession: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Create)
  const customer = livingCustomer(call.payments, wanted.customer, 'customer')
  const { store, newId, now, machineTime, origin } = call.payments
  const flow = wanted.flow_data
  if (flow?.type === 'subscription_cancel') {
    const { subscription: id } = flow.subscription_cancel
    const found = store.subscriptions.find(id)
    const param = 'flow_data[subscription_cancel][subscription]'
    existing(
      found?.customer === customer.id && found.endedAt === null ? found : undefined,
      'subscription',
      id,
      param,
    )
  }
  const session = store.portalSessions.put({
    id: newId('bps'),
    created: now(),
    customer: customer.id,
    secret: newId('session'),
    returnUrl: wanted.return_url ?? null,
    flow:
      flow === undefined
        ? null
        : flow.type === 'subscription_cancel'
          ? { type: flow.type, subscription: flow.subscription_cancel.subscription }
          : { type: flow.type },
    redirect: flow?.after_completion?.type === 'redirect' ? flow.after_completion.redirect.return_url : null,
    expiresAt: machineTime() + LIFE_MS,
  })
  return renderPortalSession(session, origin)
}
