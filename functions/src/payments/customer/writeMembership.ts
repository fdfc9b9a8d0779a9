import { isEqual } from '@outcome-studio/shared/domain/base'
import { type AccessType, type Member, parseMember } from '@outcome-studio/shared/domain/member'
import {
  customerPath,
  memberPath,
  paymentStatePath,
  subscriptionsPath,
} from '@outcome-studio/shared/domain/paths'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { prepareMails } from '../../mail/people/prepareMail.ts'
import { type GroupOwner, readBoughtGroup } from '../../members/groups/writeBoughtGroup.ts'
import { customerStateOf } from '../state/CustomerState.ts'
import { sameFields } from '../state/sameFields.ts'
import { droppedPlanChange } from './droppedPlanChange.ts'
import { dueRenewalMails } from './dueRenewalMails.ts'
import type { FetchedCustomer } from './fetchPayments.ts'
import type { Membership } from './membershipOf.ts'

/** Where a person's membership is written. */
export interface MembershipPlace {
  readonly uid: string
  readonly domains: readonly string[]
  readonly ticket: number
  /** When the provider was asked, in seconds since 1970. */
  readonly fetchedAt: number
  /** The person at the provider; null if no customer is left there. */
  readonly customer: FetchedCustomer | null
  /** The person's account; null without an address. Mails about the payments and the group go there. */
  readonly account: Omit<GroupOwner, 'name' | 'uid'> | null
  readonly now: Date
}

/**
 * Writes the changes of a person's membership in one transaction. Records of members are never created here.
 * @returns false if later data has been written already
 */
export function writeMembership(
  { uid, domains, ticket, fetchedAt, customer, account, now }: MembershipPlace,
  membership: Membership,
  firestore: Firestore,
): Promise<boolean> {
  const state = firestore.doc(paymentStatePath(uid))
  const customerPlace = firestore.doc(customerPath(uid))
  const subscriptions = firestore.collection(subscriptionsPath(uid))
  const records = domains.map((domain) => firestore.doc(memberPath({ uid, domain })))
  return firestore.runTransaction(async (transaction) => {
    const [storedState, storedOwner, ...stored] = await transaction.getAll(state, customerPlace, ...records)
    const { docs } = await transaction.get(subscriptions)
    const { applied, takenBack } = customerStateOf(storedState?.data())
    if (applied > ticket) return false
    const record = stored.find(({ ref }) => ref.parent.parent?.id === account?.domain)
    const owner = account && { ...account, uid, name: groupNameOf(record, account.email) }
    const writeGroupAndMails =
      owner === null ? () => {} : await readGroupAndMails(owner, membership, now, firestore, transaction)

    const before = new Map(docs.map((each) => [each.id, each.data()]))
    for (const [id, fields] of membership.documents) {
      if (!sameFields(before.get(id), fields)) transaction.set(subscriptions.doc(id), fields)
    }
    for (const { id, ref } of docs) if (!membership.documents.has(id)) transaction.delete(ref)
    writeOwner(storedOwner, customer, membership, transaction)
    for (const each of stored) writeRecord(each, membership, takenBack, transaction)
    writeGroupAndMails()
    transaction.set(
      state,
      {
        applied: ticket,
        fetchedAt,
        role: membership.access.role,
        dueAt: membership.dueAt === null ? null : Timestamp.fromDate(membership.dueAt),
      },
      { merge: true },
    )
    return true
  })
}

/**
 * Reads the group that a person pays for, and the mails to them. All mails to the person are prepared together, because
 * each preparation replaces the person's whole ledger.
 * @returns adds the writes
 */
async function readGroupAndMails(
  owner: GroupOwner,
  { group, records }: Membership,
  now: Date,
  firestore: Firestore,
  transaction: Transaction,
): Promise<() => void> {
  const { ownerMails, write } = await readBoughtGroup(owner, group, now, firestore, transaction)
  const makeMailsDue = await prepareMails(
    transaction,
    { uid: owner.uid, domain: owner.domain },
    (ledger) => [...dueRenewalMails(records, ledger, now), ...ownerMails],
    { firestore, now: () => now.getTime() },
  )
  return () => {
    write()
    makeMailsDue()
  }
}

/** What members of a bought group read as its name. */
function groupNameOf(record: DocumentSnapshot | undefined, email: string): string {
  const { organization, name } = parseMember(record?.data() ?? {})
  return organization || name || email
}

function writeOwner(
  stored: DocumentSnapshot | undefined,
  customer: FetchedCustomer | null,
  { hasActiveSubscription }: Membership,
  transaction: Transaction,
): void {
  if (stored === undefined) return
  const fields = { ...(customer === null ? {} : ownerFields(customer)), hasActiveSubscription }
  const before = stored.data() ?? {}
  if (sameFields({ ...before, ...fields }, before)) return
  transaction.set(stored.ref, fields, { merge: true })
}

/** Fields of customers/{uid} in the format of the Stripe extension. */
export const ownerFields = ({ id, email, livemode }: FetchedCustomer) => ({
  email,
  stripeId: id,
  stripeLink: `https://dashboard.stripe.com${livemode ? '' : '/test'}/customers/${id}`,
})

function writeRecord(
  record: DocumentSnapshot,
  membership: Membership,
  takenBack: string | null,
  transaction: Transaction,
): void {
  if (!record.exists) return
  const before = parseMember(record.data())
  const isPaying = membership.access.accessType === 'STANDARD'
  const fields = {
    accessType: accessTypeAfter(before.accessType, membership),
    subscriptionExpiresAt: membership.access.subscriptionExpiresAt,
    // A trial that is over would show a paid membership as expired.
    trialExpiresAt: isPaying && isPast(before.trialExpiresAt, record) ? '' : before.trialExpiresAt,
    planChangeRequest: membership.planChange ?? undefined,
    droppedPlanChange: droppedPlanChange(before, { ...membership, takenBack }) ?? undefined,
    payment: membership.payment ?? undefined,
  } satisfies { readonly [Field in keyof Member]?: Member[Field] | undefined }
  const all = Object.entries(fields)
  if (all.every(([name, value]) => isEqual(Reflect.get(before, name) ?? null, value ?? null))) return
  transaction.update(
    record.ref,
    Object.fromEntries(all.map(([name, value]) => [name, value ?? FieldValue.delete()])),
  )
}

/** Whether a time was over when a document was read. */
const isPast = (time: string, { readTime }: DocumentSnapshot): boolean =>
  Date.parse(time) <= readTime.toMillis()

/** The access type after a synchronization. A member who has never paid keeps the type of one who never subscribed. */
function accessTypeAfter(before: AccessType, { access, hasSubscribed }: Membership): AccessType {
  if (access.accessType === 'STANDARD') return 'STANDARD'
  return before === 'NEVER_SUBSCRIBED' && !hasSubscribed ? before : 'NONE'
}
