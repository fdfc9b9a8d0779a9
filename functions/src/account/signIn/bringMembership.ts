import { parseMember } from '@outcome-studio/shared/domain/member'
import { customerPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import { syncCustomer } from '../../payments/customer/syncCustomer.ts'
import type { PaymentServices } from '../../payments/provider/PaymentServices.ts'
import { logPayments, reasonOf } from '../../payments/provider/paymentLog.ts'
import { toPaymentError } from '../../payments/provider/toPaymentError.ts'
import { markDue } from '../../payments/state/CustomerState.ts'

/**
 * Copies a person's membership to a new record, which a change of their e-mail address starts under another domain. A
 * failure of the payment provider does not fail the sign-in; the next reconciliation retries.
 */
export async function bringMembership(member: MemberKey, services: PaymentServices): Promise<void> {
  const { firestore, now } = services
  const [customer, record] = await firestore.getAll(
    firestore.doc(customerPath(member.uid)),
    firestore.doc(memberPath(member)),
  )
  if (customer?.get('hasActiveSubscription') !== true) return
  if (parseMember(record?.data() ?? {}).accessType === 'STANDARD') return
  try {
    await syncCustomer(member.uid, services)
  } catch (error) {
    logPayments({ event: 'reconciliation-failed', reason: reasonOf(toPaymentError('sign-in', error)) })
    await markDue(member.uid, firestore, now())
  }
}
