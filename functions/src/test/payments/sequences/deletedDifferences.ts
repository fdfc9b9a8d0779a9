import {
  customerPath,
  groupSeatPath,
  memberPath,
  paymentStatePath,
} from '@outcome-studio/shared/domain/paths'
import { ledgerPathOf } from '../../../mail/people/MailPerson.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { differs } from './differs.ts'
import type { MemberModel } from './MemberModel.ts'
import { mailsTo, settledLedger } from './mailsTo.ts'

/** What is still stored about a member who has deleted the account, and whether they were told of it once. */
export async function deletedDifferences(
  { uid, email, seats }: Pick<MemberModel, 'uid' | 'email' | 'seats'>,
  cloud: PaymentsCloud,
): Promise<readonly string[]> {
  const { firestore } = cloud
  const paths = [
    memberPath({ uid, domain: seats.domain }),
    customerPath(uid),
    paymentStatePath(uid),
    groupSeatPath(uid),
    ledgerPathOf({ uid }),
  ]
  const [stored] = await Promise.all([
    firestore.getAll(...paths.map((path) => firestore.doc(path))),
    settledLedger(ledgerPathOf({ email }), cloud),
  ])
  const left = stored.filter(({ exists }) => exists).map(({ ref }) => ref.path)
  const mails = await mailsTo(email, cloud)
  return [
    ...differs('documents of a deleted member', left, []),
    ...differs('mails about the deletion', mails.filter(isAboutDeletion).length, 1),
  ]
}

/** Whether a mail confirms that an account was deleted. */
export const isAboutDeletion = ({ subject }: { readonly subject: string }): boolean =>
  subject === 'Your account was deleted'
