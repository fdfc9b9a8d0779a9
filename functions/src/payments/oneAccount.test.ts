import {
  CHECKOUT_ID,
  checkoutSessionPath,
  GROUP_SEATS_PATH,
  MAIL_LEDGERS_PATH,
  paymentStatePath,
} from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { mailServices } from '../mail/mailServices.ts'
import { deliverPersonMails } from '../mail/people/deliverPersonMails.ts'
import { ledgerPathOf } from '../mail/people/MailPerson.ts'
import { prepareMail } from '../mail/people/prepareMail.ts'
import { changeGroup } from '../members/groups/changeGroup.ts'
import { giveSeat } from '../members/groups/giveSeat.ts'
import { managedGroups } from '../seats/managedGroups.ts'
import { readSeatGroups } from '../seats/readSeatGroups.ts'
import { costOf } from '../test/costOf.ts'
import { checkoutRequest, openPayments, type PaymentsCloud } from '../test/payments/openPayments.ts'
import { versionOf } from './checkout/CheckoutRequest.ts'
import { startCheckout } from './checkout/startCheckout.ts'
import { changePlan } from './planChange/changePlan.ts'
import { paymentServices } from './provider/PaymentServices.ts'

const TRIES = 30
const DOMAIN = 'solo.test'
const LATER = '2999-01-01T00:00:00.000Z'

let cloud: LocalCloud
let payments: PaymentsCloud

beforeAll(async () => {
  // Without triggers: the tests call what they do, and nothing else is counted.
  cloud = await startLocalCloud({}, 'none')
  payments = await openPayments(cloud)
  process.env.SMTP_URL = `smtp://localhost:${cloud.smtpPort}`
  process.env.MAIL_FROM = 'members@studio.test'
  process.env.APP_ORIGIN = 'http://localhost:3000'
  process.env.UNSUBSCRIBE_URL = 'http://localhost:5001/unsubscribe'
  process.env.UNSUBSCRIBE_KEY = 'local'
})
afterAll(async () => {
  await payments.release()
  await cloud.release()
})

let people = 0
async function member(): Promise<string> {
  people += 1
  const uid = `person${people}`
  await payments.createMember(uid)
  return uid
}
const times = <Result>(work: (at: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: TRIES }, (_none, at) => work(at)))
const countOf = async (collection: string, field: string, value: string) =>
  (await payments.firestore.collection(collection).where(field, '==', value).get()).size
const personOf = (uid: string, domain = DOMAIN) => ({
  uid,
  domain,
  email: `${uid}@${domain}`,
  emailVerified: true,
})
const callerOf = (uid: string) => ({ uid, domain: DOMAIN, token: { email_verified: true } as never })

/** Asks for a checkout and answers it, as client and trigger do. @returns the version of the request */
async function request(uid: string, price = 'price_Monthly'): Promise<string> {
  const { writeTime } = await payments.firestore
    .doc(checkoutSessionPath(uid, CHECKOUT_ID))
    .set(checkoutRequest(price))
  return versionOf(writeTime)
}
/** Requests of which each replaces the one before. One that is the same changes nothing, and calls no trigger. */
async function requests(uid: string): Promise<readonly string[]> {
  const versions: string[] = []
  for (let at = 0; at < TRIES; at += 1) {
    versions.push(await request(uid, at % 2 === 0 ? 'price_Monthly' : 'price_Yearly'))
  }
  return versions
}
const answer = (uid: string, version: string) =>
  startCheckout({ uid, id: CHECKOUT_ID }, paymentServices(45_000), version)
const checkOut = async (uid: string) => await answer(uid, await request(uid))

/** A group of one owner, whose only free seats are open to the domain. */
async function group(seats: number): Promise<string> {
  const owner = await member()
  await payments.firestore.doc(`groups/member-${owner}`).set({
    name: 'Group',
    owner,
    contact: `${owner}@${DOMAIN}`,
    domain: `${owner}.test`,
    isOpen: true,
    openTo: `${owner}.test`,
    endsAt: LATER,
    paidUntil: '',
    planned: null,
    used: 0,
    invitations: {},
    invited: [],
    seats,
  })
  return owner
}

async function confirmationFor(uid: string, about: string): Promise<void> {
  const { firestore } = payments
  const to = { email: `${uid}@${DOMAIN}` }
  const mail = { kind: 'addressConfirmation', about, to, data: { link: 'https://studio.test/c' } } as const
  await firestore.runTransaction(async (transaction) => {
    ;(await prepareMail(transaction, mail, { firestore, now: Date.now }))()
  })
}
const deliver = (uid: string) =>
  deliverPersonMails(
    payments.firestore.doc(ledgerPathOf({ email: `${uid}@${DOMAIN}` })).id,
    mailServices({ firestore: payments.firestore, now: Date.now }),
  )

interface Attack {
  /** Tries to leave as much as possible behind. */
  readonly attack: (uid: string) => Promise<unknown>
  /** Documents that are left behind. */
  readonly left: (uid: string) => Promise<number>
  readonly most: number
  /** Prepares what another person does. @returns does it */
  readonly other: () => Promise<() => Promise<unknown>>
}

const full = { owner: '' }
const ATTACKS: Readonly<Record<string, Attack>> = {
  'asks for a checkout again and again': {
    attack: async (uid) => {
      const versions = await requests(uid)
      await times((at) => answer(uid, versions[at] ?? ''))
    },
    left: async (uid) =>
      (await payments.firestore.collection(`customers/${uid}/checkout_sessions`).get()).size,
    most: 1,
    other: async () => {
      const uid = await member()
      return () => checkOut(uid)
    },
  },
  'changes a plan that it does not have': {
    attack: (uid) => times(() => changePlan(uid, { newPlan: 'yearly' }, paymentServices(20_000))),
    // The lock.
    left: async (uid) => ((await payments.firestore.doc(paymentStatePath(uid)).get()).exists ? 1 : 0),
    most: 1,
    other: async () => {
      const uid = await member()
      return () => checkOut(uid)
    },
  },
  'takes a seat of a group without free ones': {
    attack: async (uid) => {
      await payments.firestore
        .doc(`domains/${full.owner}.test/users/${uid}`)
        .set({ email: `${uid}@${full.owner}.test` })
      await times(() => giveSeat(personOf(uid, `${full.owner}.test`), payments.firestore, new Date()))
    },
    left: (uid) => countOf(GROUP_SEATS_PATH, 'uid', uid),
    most: 0,
    other: async () => {
      const services = { firestore: payments.firestore, auth: payments.auth, now: () => new Date() }
      return () => readSeatGroups(callerOf(full.owner), services)
    },
  },
  'invites to a group that it does not manage': {
    attack: (uid) => times(async () => await managedGroups(callerOf(uid), payments.firestore)),
    left: async (uid) => (await managedGroups(callerOf(uid), payments.firestore)).length,
    most: 0,
    other: async () => {
      const owner = await group(3)
      const change = { kind: 'invite', emails: [`new@${owner}.test`] } as const
      return () => changeGroup(`member-${owner}`, change, payments.firestore, new Date())
    },
  },
  'asks for mails to an address': {
    attack: (uid) => times(() => confirmationFor(uid, `${uid}-1`)).then(() => deliver(uid)),
    left: (uid) => countOf(MAIL_LEDGERS_PATH, 'person.email', `${uid}@${DOMAIN}`),
    most: 1,
    other: async () => {
      const uid = await member()
      return () => confirmationFor(uid, `${uid}-1`).then(() => deliver(uid))
    },
  },
}

test.each(Object.entries(ATTACKS))(
  'a free account that %s leaves little behind, and other people need no more work',
  async (_name, { attack, left, most, other }) => {
    full.owner = await group(0)
    const costs = async () => costOf(cloud, await other())
    // The first call of this process reads settings.
    await costs()
    const before = await costs()
    const uid = await member()
    await attack(uid)
    expect(await left(uid)).toBeLessThanOrEqual(most)
    expect(await costs()).toEqual(before)
  },
)

test('requests for a checkout that were replaced open nothing at the provider, and cost a read each', async () => {
  const uid = await member()
  const versions = await requests(uid)
  const replaced = versions.slice(0, -1)
  const { reads, writes } = await costOf(cloud, () =>
    Promise.all(replaced.map((version) => answer(uid, version))),
  )
  expect({ reads, writes }).toEqual({ reads: replaced.length, writes: 0 })
  await answer(uid, versions.at(-1) ?? '')
  const customers = (await payments.stripe.customers.list({ email: `${uid}@${DOMAIN}` })).data
  expect(customers).toHaveLength(1)
  const sessions = (await payments.stripe.checkout.sessions.list({ customer: customers[0]?.id ?? '' })).data
  expect(sessions).toHaveLength(1)
})
