import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { boughtGroupId, customerPath, paymentStatePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { ifAccount } from '../../database/ifAccount.ts'
import { endBoughtGroup } from '../../members/groups/endBoughtGroup.ts'
import { giveSeat } from '../../members/groups/giveSeat.ts'
import { moveEnds } from '../../members/groups/moveEnds.ts'
import { memberDomains } from '../../members/memberDomains.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { plansByPrice } from '../provider/stripeSettings.ts'
import { takeCustomerTicket } from '../state/CustomerState.ts'
import { createCoalescer } from '../state/createCoalescer.ts'
import { customersOf } from './customersOf.ts'
import { endSubscriptions } from './endSubscriptions.ts'
import { fetchCustomer, fetchPayments } from './fetchPayments.ts'
import { membershipOf } from './membershipOf.ts'
import { isOwn } from './ownProject.ts'
import { refundDuplicates } from './refundDuplicates.ts'
import { setRoleClaim } from './setRoleClaim.ts'
import { writeMembership } from './writeMembership.ts'

/** Many events of one customer come at once, for example after a checkout. */
const coalesce = createCoalescer()

/**
 * Makes the database and the claims of a person agree with what the payment provider says now. Safe to repeat, in any
 * order and at the same time; nothing changes when the provider cannot be asked.
 * @param known the person's id at the provider, if the caller knows it
 * @throws the errors of the provider
 */
export const syncCustomer = (uid: string, services: PaymentServices, known: string | null = null) =>
  coalesce(`${uid} ${known}`, () => sync(uid, services, known))

async function sync(uid: string, services: PaymentServices, known: string | null): Promise<void> {
  const { stripe, firestore, auth, now } = services
  const account = await ifAccount(auth.getUser(uid))
  const customers = await customersOf(uid, firestore)
  if (account === null) return await endWithoutAccount(uid, customers, known, services)
  const ids = known === null || customers.includes(known) ? customers : [...customers, known]
  const fetchedAt = Math.floor(now().getTime() / 1_000)
  const ticket = await takeCustomerTicket(uid, ids, firestore)
  let fetched = await fetchPayments(stripe, ids)
  if (await refundDuplicates(uid, fetched.subscriptions, stripe)) {
    fetched = await fetchPayments(stripe, ids)
  }
  const membership = membershipOf(fetched.subscriptions, plansByPrice(), firestore, now())
  const domain = account.email === undefined ? null : domainOfEmail(account.email)
  const { email, emailVerified } = account
  const owner = email === undefined || domain === null ? null : { email, emailVerified, domain }
  const place = {
    uid,
    account: owner,
    now: now(),
    domains: await memberDomains(uid, domain, firestore),
    ticket,
    fetchedAt,
    customer: fetched.customers.at(-1) ?? null,
  }
  await writeMembership(place, membership, firestore)
  // A member who pays frees the seat of a group. A member who stops paying takes one again.
  if (owner !== null) await giveSeat({ uid, ...owner }, firestore, now())
  await moveEnds(boughtGroupId(uid), firestore, now())
  if (!(await setRoleClaim(uid, services))) await forget(uid, firestore)
}

/**
 * A person who has deleted the account in the meantime must not go on paying. A customer that the database does not
 * know may belong to another project.
 */
async function endWithoutAccount(
  uid: string,
  customers: readonly string[],
  known: string | null,
  { stripe, firestore }: PaymentServices,
): Promise<void> {
  const fetched = known === null || customers.includes(known) ? null : await fetchCustomer(stripe, known)
  const own = fetched !== null && isOwn(fetched.metadata) === true ? [fetched.id] : []
  await endSubscriptions(stripe, [...customers, ...own])
  await forget(uid, firestore)
}

/** Deletes data that may have been written while the account was being deleted. */
async function forget(uid: string, firestore: Firestore): Promise<void> {
  await firestore.recursiveDelete(firestore.doc(customerPath(uid)))
  await firestore.doc(paymentStatePath(uid)).delete()
  await endBoughtGroup(uid, firestore)
}
