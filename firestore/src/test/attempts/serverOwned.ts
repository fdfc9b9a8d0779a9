import {
  AUDIT_PATH,
  boughtGroupId,
  CHECKOUT_PATH,
  calendarFeedPath,
  domainPath,
  groupPath,
  groupSeatPath,
  MEMBERS_LOG_PATH,
  organizationGroupId,
  paymentStatePath,
  RECONCILIATION_PATH,
} from '@outcome-studio/shared/domain/paths'
import { type Attempt, get, list, refused, remove, set, update, type Who } from './Attempt.ts'

/** The member concerned, an operator, and nobody. */
const PEOPLE: readonly Who[] = ['stella', 'tom', 'signedOut']

/** Whatever decides about money and access, with the change that a member would like to make. */
const WRITTEN_BY_THE_SERVER: readonly (readonly [what: string, path: string, data: object])[] = [
  ['a customer', 'customers/stella', { stripeId: 'cus_2', hasActiveSubscription: true }],
  ['a subscription', 'customers/stella/subscriptions/s1', { status: 'active', plan: 'yearly' }],
  ['an invoice', 'customers/stella/subscriptions/s1/invoices/i1', { status: 'paid' }],
  ['a payment', 'customers/stella/payments/p1', { status: 'succeeded' }],
  ['a product', 'products/p1', { name: 'Free', active: true }],
  ['a price', 'products/p1/prices/price_1', { unit_amount: 0 }],
  ['a plan', 'products/p1/prices/price_9', { plan: 'yearly', active: true, unit_amount: 0 }],
  [
    'what a checkout may contain',
    CHECKOUT_PATH,
    { prices: ['price_9'], successUrls: ['https://evil.test/'] },
  ],
  ['the trial of an organization', domainPath('acme.test'), { groupTrial: { days: 3_650 } }],
  ['the group of an organization', groupPath(organizationGroupId('acme.test')), { seats: 1_000, used: 0 }],
  ['a group they have bought', groupPath(boughtGroupId('stella')), { seats: 1_000, invited: ['any'] }],
  ['a seat', groupSeatPath('stella'), { group: 'domain-acme.test', domain: 'acme.test', uid: 'stella' }],
  ['a calendar address', calendarFeedPath('stella'), { token: 'known', tokenHash: 'known' }],
  ['the log of the operators', `${AUDIT_PATH}/a1`, { action: 'grant' }],
  ['the log of lists of members', `${MEMBERS_LOG_PATH}/a1`, { action: 'list' }],
  ['the state of payments', paymentStatePath('stella'), { customers: ['cus_2'], role: 'member' }],
  ['what was reconciled', RECONCILIATION_PATH, { until: 0 }],
]

/** Everything of it that a member has no reason to see, and what belongs to others. */
const READ_BY_THE_SERVER: readonly (readonly [what: string, path: string])[] = [
  ['what a checkout may contain', CHECKOUT_PATH],
  ['the trial of an organization', domainPath('acme.test')],
  ['the group of an organization', groupPath(organizationGroupId('acme.test'))],
  ['a group they have bought', groupPath(boughtGroupId('stella'))],
  ['a seat', groupSeatPath('stella')],
  ['a calendar address', calendarFeedPath('stella')],
  ['the log of the operators', `${AUDIT_PATH}/a1`],
  ['the log of lists of members', `${MEMBERS_LOG_PATH}/a1`],
  ['the state of payments', paymentStatePath('stella')],
  ['what was reconciled', RECONCILIATION_PATH],
]

export const serverOwned: readonly Attempt[] = [
  ...WRITTEN_BY_THE_SERVER.flatMap(([what, path, data]) =>
    PEOPLE.flatMap((who) => [
      refused(who, `writes ${what}`, set(path, data)),
      refused(who, `writes ${what} anew`, set(`${path}-new`, data)),
      refused(who, `changes ${what}`, update(path, data), { [path]: { kept: true } }),
      refused(who, `deletes ${what}`, remove(path), { [path]: { kept: true } }),
    ]),
  ),
  ...READ_BY_THE_SERVER.flatMap(([what, path]) =>
    PEOPLE.flatMap((who) => [
      refused(who, `reads ${what}`, get(path), { [path]: { kept: true } }),
      refused(who, `lists ${what}`, list(path.slice(0, path.lastIndexOf('/')))),
    ]),
  ),
]
