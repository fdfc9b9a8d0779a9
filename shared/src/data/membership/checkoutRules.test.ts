import { CHECKOUT_ID, CHECKOUT_PATH, checkoutSessionPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { describeContract } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import { type CheckoutRequest, startCheckout } from './startCheckout.ts'

const settingsSchema = z.object({
  successUrls: z.tuple([z.string()]),
  cancelUrls: z.tuple([z.string()]),
})
/** The double accepts all addresses. */
const ANY = { successUrls: ['http://localhost:3000/'], cancelUrls: ['http://localhost:3000/auth/plan'] }

describeContract(({ client, open, read, write }) => {
  let request: CheckoutRequest
  beforeAll(async () => {
    const { successUrls, cancelUrls } = settingsSchema.parse((await read(CHECKOUT_PATH)) ?? ANY)
    request = { priceId: 'price_Yearly', successUrl: successUrls[0], cancelUrl: cancelUrls[0] }
  })
  const start = (connection: DataClient) => startCheckout(request, { connection, timeout: 10 })
  const checkoutOf = (uid: string) => read(checkoutSessionPath(uid, CHECKOUT_ID))

  test('a member without a subscription creates a checkout', async () => {
    const nora = await open('never@solo.test')
    // No payment provider answers in time. Its answer may still arrive before the document is read, or after.
    await expect(start(nora)).rejects.toMatchObject({ code: expect.stringMatching(/^cen\//) })
    expect(await checkoutOf('never')).toMatchObject({
      price: request.priceId,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      allow_promotion_codes: true,
    })
  })

  test('an active member is told so, and creates none', async () => {
    await write('customers/standard', { stripeId: 'cus_standard', hasActiveSubscription: true })
    await expect(start(client())).rejects.toMatchObject({ code: 'cen/already-subscribed' })
    expect(await checkoutOf('standard')).toBeUndefined()
  })

  test('nobody creates one signed out', async () => {
    await expect(start(await open(null))).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  })
})
