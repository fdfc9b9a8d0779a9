import type { Member } from '@outcome-studio/shared/domain/member'
import type Stripe from 'stripe'
import { ledgerPathOf } from '../../../mail/people/MailPerson.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { differs } from './differs.ts'
import type { MemberModel } from './MemberModel.ts'
import { mailsTo, settledLedger } from './mailsTo.ts'

/**
 * Whether the member got the mails about their renewals: each once, one for the failure that is not settled, and one
 * for each that is.
 */
export async function mailDifferences(
  { uid, email }: MemberModel,
  { payment }: Member,
  subscriptions: readonly Stripe.Subscription[],
  cloud: PaymentsCloud,
): Promise<readonly string[]> {
  const ledger = await settledLedger(ledgerPathOf({ uid }), cloud)
  const mails = await mailsTo(email, cloud)
  const keysOf = (kind: string) =>
    ledger.flatMap(({ key }) => (key.startsWith(`${kind}-`) ? [key.slice(kind.length + 1)] : []))
  const [failed, settled] = [keysOf('renewalFailed'), keysOf('renewalSettled')]
  const isPaid = (about: string) =>
    subscriptions.some(
      ({ id, status }) => about.startsWith(`${id}-`) && (status === 'active' || status === 'trialing'),
    )
  const current = payment?.state === 'due' && Date.parse(payment.accessUntil) > Date.now() ? payment : null
  const unsettled = failed.filter((about) => isPaid(about) && !settled.includes(about))
  // Of several failures of a subscription, the last one is reported as settled.
  const missing = unsettled.filter(
    (about) => about === failed.findLast((each) => sameSubscription(each, about)),
  )
  // The mails about two groups of the same size are equal.
  const renewals = mails.flatMap((mail) => (/\bseats?\b/.test(mail.subject) ? [] : [JSON.stringify(mail)]))
  const bought = keysOf('seatsBought')
  const strange = bought.filter((about) => !subscriptions.some(({ id }) => id === about))
  return [
    ...differs('mails sent', mails.length, ledger.length),
    ...differs('mails about seats of nobody', strange, []),
    ...differs('mails sent twice', renewals.length - new Set(renewals).size, 0),
    ...differs(
      'mails about nothing',
      settled.filter((about) => !failed.includes(about)),
      [],
    ),
    ...differs('mails about a settled payment', missing, []),
    ...(current === null
      ? []
      : differs(
          'a mail about the failure',
          failed.some((about) => about.endsWith(`-${Date.parse(current.accessUntil)}`)),
          true,
        )),
  ]
}

const sameSubscription = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf('-')) === other.slice(0, other.lastIndexOf('-'))
