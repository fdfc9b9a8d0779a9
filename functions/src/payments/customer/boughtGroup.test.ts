import { parseMember } from '@outcome-studio/shared/domain/member'
import { parseSubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { deleteMemberData } from '../../members/deleteMemberData.ts'
import { changeGroup, type SeatChange } from '../../members/groups/changeGroup.ts'
import { parseGroup } from '../../members/groups/Group.ts'
import { giveSeat } from '../../members/groups/giveSeat.ts'
import { moveEnds } from '../../members/groups/moveEnds.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'
import { changePlan } from '../planChange/changePlan.ts'
import { changeQuantity } from '../planChange/changeQuantity.ts'
import { boughtGroupOf } from './boughtGroup.ts'
import { syncCustomer } from './syncCustomer.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const [END, GRACE] = ['2026-12-01T00:00:00.000Z', '2026-12-15T00:00:00.000Z']

describe('the group that subscriptions pay for', () => {
  const record = {
    id: 'sub',
    status: 'active',
    plan: 'groupYearly',
    price: null,
    quantity: 3,
    cancelAtPeriodEnd: false,
    currentPeriodEnd: END,
    createdAt: null,
    endedAt: null,
    trialEnd: null,
    paymentProblem: null,
    graceEndsAt: null,
    pause: null,
    plannedSeats: null,
  } as const

  test.each([
    ['renews, with the days of grace', {}, { endsAt: GRACE, paidUntil: END }],
    ['ends with its period', { cancelAtPeriodEnd: true }, { endsAt: END, paidUntil: '' }],
    [
      'waits for a payment',
      { status: 'past_due', graceEndsAt: '2026-06-10T00:00:00.000Z' },
      { endsAt: '2026-06-10T00:00:00.000Z', paidUntil: '' },
    ],
    [
      'is paused',
      { pause: { behavior: 'void', resumesAt: null, paidUntil: '2026-07-01T00:00:00.000Z' } },
      { endsAt: '2026-07-01T00:00:00.000Z', paidUntil: '' },
    ],
    ['is over', { status: 'canceled', endedAt: '2026-05-01T00:00:00.000Z' }, null],
    ['was never paid', { status: 'incomplete' }, null],
    ['is for one person', { plan: 'yearly' }, null],
  ] as const)('one that %s', (_what, changes, expected) => {
    const group = boughtGroupOf([{ ...record, ...changes }], new Map(), NOW)
    if (expected === null) expect(group).toBeNull()
    else expect(group).toMatchObject({ seats: 3, ...expected })
  })
})

describe('a bought group', () => {
  let payments: PaymentsCloud
  beforeAll(async () => {
    payments = await openPayments()
  })
  afterAll(() => payments.release())

  const groupOf = async (owner: string) => {
    const stored = parseGroup((await payments.firestore.doc(`groups/member-${owner}`).get()).data())
    if (stored.kind !== 'group') throw new Error(`The group is ${stored.kind}.`)
    return stored.group
  }
  const memberOf = async (uid: string) =>
    parseMember((await payments.firestore.doc(`domains/solo.test/users/${uid}`).get()).data() ?? {})
  const change = (owner: string, what: SeatChange) =>
    changeGroup(`member-${owner}`, what, payments.firestore, new Date())
  const take = (uid: string) =>
    giveSeat(
      { uid, domain: 'solo.test', email: `${uid}@solo.test`, emailVerified: true },
      payments.firestore,
      new Date(),
    )
  const kindsOfMail = async (uid: string) => {
    const ledger = await payments.firestore.doc(`mailLedgers/member-${uid}`).get()
    return Object.values(Object(ledger.get('mails'))).map((mail) => Reflect.get(Object(mail), 'kind'))
  }

  /** Buys a group of two seats. @returns id of the subscription */
  async function buy(owner: string): Promise<string> {
    await payments.createMember(owner)
    const { url } = await payments.requestCheckout(owner, 'current', 'price_GroupYearly')
    expect(await payments.pay(url)).toBe(303)
    await until(async () => (await payments.firestore.doc(`groups/member-${owner}`).get()).exists)
    const { docs } = await payments.firestore.collection(`customers/${owner}/subscriptions`).get()
    return docs[0]?.id ?? ''
  }

  test('has the seats that were paid; one is the buyer’s, the other goes to whom they invite', async () => {
    const subscription = await buy('bea')
    const group = await groupOf('bea')
    expect(group).toMatchObject({ seats: 2, used: 0, owner: 'bea', contact: 'bea@solo.test', isOpen: false })
    await payments.createMember('cal')
    await payments.createMember('dan')
    expect(await take('cal')).toBe('none')
    await change('bea', { kind: 'invite', emails: ['cal@solo.test'] })
    await expect(change('bea', { kind: 'invite', emails: ['dan@solo.test'] })).rejects.toMatchObject({
      code: 'cen/no-seat-free',
    })
    expect(await take('cal')).toBe('take')
    expect(await memberOf('cal')).toMatchObject({ trialExpiresAt: group.endsAt, groupName: 'bea@solo.test' })

    // More seats are bought from the next period on, and a request can be taken back.
    await changeQuantity('bea', 4, { ...payments, now: () => new Date() })
    expect((await groupOf('bea')).planned).toMatchObject({ seats: 4 })
    const stored = await payments.firestore.doc(`customers/bea/subscriptions/${subscription}`).get()
    const record = parseSubscriptionRecord(subscription, stored.data() ?? {})
    expect(record?.plannedSeats).toEqual((await groupOf('bea')).planned)
    expect((await groupOf('bea')).seats).toBe(2)
    await changeQuantity('bea', 2, { ...payments, now: () => new Date() })
    expect((await groupOf('bea')).planned).toBeNull()

    // The subscription ends: the seat gives nothing any more, and its holder is told once.
    await payments.stripe.subscriptions.cancel(subscription)
    await until(async () => Date.parse((await memberOf('cal')).trialExpiresAt) <= Date.now())
    expect(await kindsOfMail('cal')).toEqual(['seatEnded'])
  })

  test('keeps a planned change of plan with the same number of seats, and replaces it with another', async () => {
    await buy('pam')
    const services = { ...payments, now: () => new Date() }
    await changePlan('pam', { newPlan: 'yearly' }, services)
    await changeQuantity('pam', 2, services)
    expect((await memberOf('pam')).planChangeRequest).toMatchObject({ newPlan: 'yearly' })
    await changeQuantity('pam', 3, services)
    expect((await groupOf('pam')).planned).toMatchObject({ seats: 3 })
    // The member has replaced it, so no cancellation is said to have dropped it.
    const { planChangeRequest, droppedPlanChange } = await memberOf('pam')
    expect({ planChangeRequest, droppedPlanChange }).toEqual({})
  })

  test('is announced to its buyer once, and its end once to each member', async () => {
    await buy('kim')
    await payments.createMember('lou')
    await change('kim', { kind: 'invite', emails: ['lou@solo.test'] })
    expect(await take('lou')).toBe('take')
    await syncCustomer('kim', { ...payments, now: () => new Date() })
    expect(await kindsOfMail('kim')).toEqual(['seatsBought'])

    // The date in the record of the member does not change at the end.
    const { endsAt } = await groupOf('kim')
    const later = new Date(Date.parse(endsAt) + 1_000)
    await moveEnds('member-kim', payments.firestore, new Date())
    expect(await kindsOfMail('lou')).toEqual([])
    await moveEnds('member-kim', payments.firestore, later)
    await moveEnds('member-kim', payments.firestore, later)
    expect(await kindsOfMail('lou')).toEqual(['seatEnded'])
  })

  test('that is reduced at the provider frees the seats that were taken last', async () => {
    const subscription = await buy('eva')
    const item = async () =>
      (await payments.stripe.subscriptions.retrieve(subscription)).items.data[0]?.id ?? ''
    const setSeats = async (quantity: number) => {
      await payments.stripe.subscriptions.update(subscription, {
        items: [{ id: await item(), quantity }],
        proration_behavior: 'none',
      })
      await until(async () => (await groupOf('eva')).seats === quantity)
    }
    await setSeats(4)
    for (const uid of ['fay', 'gil']) {
      await payments.createMember(uid)
      await change('eva', { kind: 'invite', emails: [`${uid}@solo.test`] })
      expect(await take(uid)).toBe('take')
    }
    await change('eva', { kind: 'invite', emails: ['hal@solo.test'] })
    await setSeats(2)
    expect(await groupOf('eva')).toMatchObject({ used: 1, invitations: {} })
    expect((await memberOf('fay')).trialExpiresAt).not.toBe('')
    expect((await memberOf('gil')).trialExpiresAt).toBe('')
    expect(await kindsOfMail('gil')).toEqual(['seatEnded'])
    expect(await kindsOfMail('eva')).toEqual(['seatsBought', 'seatsReduced'])
  })

  test('goes with the account of who has bought it', async () => {
    await buy('ida')
    await payments.createMember('joe')
    await change('ida', { kind: 'invite', emails: ['joe@solo.test'] })
    await take('joe')
    await deleteMemberData('ida', ['solo.test'], payments.firestore)
    await deleteMemberData('ida', ['solo.test'], payments.firestore)
    expect((await payments.firestore.doc('groups/member-ida').get()).exists).toBe(false)
    expect((await payments.firestore.doc('groupSeats/joe').get()).exists).toBe(false)
    expect(await memberOf('joe')).toMatchObject({ trialExpiresAt: '' })
    expect(await kindsOfMail('joe')).toEqual(['seatEnded'])
  })
})
