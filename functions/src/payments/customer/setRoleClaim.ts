import { paymentStatePath } from '@outcome-studio/shared/domain/paths'
import { ifAccount } from '../../database/ifAccount.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { customerStateOf } from '../state/CustomerState.ts'

const ATTEMPTS = 10

/**
 * Makes the token claim stripeRole agree with what was written last. Other claims stay. Of concurrent calls the one
 * that ends last has looked again after its own write.
 * @returns false if the account does not exist
 * @throws Error if the role keeps changing
 */
export async function setRoleClaim(
  uid: string,
  { auth, firestore }: Pick<PaymentServices, 'auth' | 'firestore'>,
): Promise<boolean> {
  const state = firestore.doc(paymentStatePath(uid))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { role } = customerStateOf((await state.get()).data())
    const claims = await readClaims(uid, auth)
    if (claims === null) return false
    const { stripeRole, ...others } = claims
    if ((stripeRole ?? null) === role) return true
    const wanted = role === null ? others : { ...others, stripeRole: role }
    if ((await ifAccount(auth.setCustomUserClaims(uid, wanted).then(() => true))) === null) return false
  }
  throw new Error('The role of a member keeps changing.')
}

/** A person's claims; null without an account. */
async function readClaims(
  uid: string,
  auth: PaymentServices['auth'],
): Promise<Readonly<Record<string, unknown>> | null> {
  const account = await ifAccount(auth.getUser(uid))
  return account === null ? null : (account.customClaims ?? {})
}
