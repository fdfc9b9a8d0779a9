import { parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import Stripe from 'stripe'
import { syncCustomer } from '../../payments/customer/syncCustomer.ts'
import { openStripe } from '../../payments/provider/openStripe.ts'
import { StripeSettingsError } from '../../payments/provider/stripeSettings.ts'
import { auditRequest } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { CloudError } from '../cloud/CloudError.ts'
import { UsageError } from '../command/UsageError.ts'
import { type FoundMember, findMember } from './findMember.ts'

/** Milliseconds for the payment provider. */
const PATIENCE = 60_000

/**
 * Makes a member's subscriptions, record and claims agree with the payment provider.
 * @throws UsageError without an account or without the settings of the provider
 * @throws CloudError if the provider cannot be asked
 */
export async function syncPayments(email: string, cloud: AdminCloud): Promise<readonly string[]> {
  const { auth, firestore, now } = cloud
  const member = await findMember(email, cloud)
  const stripe = openProvider()
  const { uid } = member
  const before = await membershipOf(member, cloud)
  const change = { action: 'sync payments', target: { email, uid }, before, after: null }
  const confirm = await auditRequest(cloud, change)
  await syncCustomer(uid, { stripe, firestore, auth, now }).catch((cause: unknown) => {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    const reason = cause.code ?? cause.statusCode ?? 'no answer'
    throw new CloudError(`The payment provider could not be asked (${reason}). Nothing was changed.`, {
      cause,
    })
  })
  const after = await membershipOf(member, cloud)
  await confirm(after)
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return [
    isSame ? `${email} was in accord with the payment provider.` : `${email} was not in accord, and is now.`,
    after === null
      ? 'There is no record yet.'
      : `accessType ${after.accessType}, subscription until ${after.subscriptionExpiresAt || 'never'}.`,
  ]
}

function openProvider(): Stripe {
  try {
    return openStripe(PATIENCE)
  } catch (cause) {
    if (!(cause instanceof StripeSettingsError)) throw cause
    throw new UsageError(`${cause.message} Set them in the environment, as the functions have them.`, {
      cause,
    })
  }
}

/** The fields of the record that depend on the payment provider; null without a record. */
async function membershipOf(member: FoundMember, { firestore }: AdminCloud) {
  const stored = await firestore.doc(memberPath(member)).get()
  if (!stored.exists) return null
  const { accessType, subscriptionExpiresAt } = parseMember(stored.data())
  return { accessType, subscriptionExpiresAt }
}
