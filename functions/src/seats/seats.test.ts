import { changeSeats, type SeatsChange } from '@outcome-studio/shared/callables/changeSeats'
import { listSeats, type SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { takeSeat } from '@outcome-studio/shared/callables/takeSeat'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { giveSeat } from '../members/groups/giveSeat.ts'
import { openClient } from '../test/openClient.ts'
import { managedGroups } from './managedGroups.ts'

const LATER = '2999-01-01T00:00:00.000Z'
const TERMS = { endsAt: LATER, paidUntil: '', planned: null, used: 0, invitations: {}, invited: [] }

let cloud: LocalCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore

beforeAll(async () => {
  cloud = await startLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'seats-callables')
  firestore = getFirestore(app)
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

/** A group that stella has bought: seats at acme.test. */
const buy = (more: object = {}) =>
  firestore.doc('groups/member-standard').set({
    ...TERMS,
    name: 'Acme',
    owner: 'standard',
    contact: 'standard@acme.test',
    domain: 'acme.test',
    isOpen: false,
    openTo: null,
    seats: 3,
    ...more,
  })

async function asked<Answer>(email: string | null, work: (call: Call) => Promise<Answer>): Promise<Answer> {
  const client = await openClient(cloud, email)
  try {
    return await work((name, data) => client.call(name, data))
  } finally {
    await client.release()
  }
}
type Call = (name: string, data: unknown) => Promise<unknown>
const groupsOf = (answer: unknown): readonly SeatGroup[] => {
  const parsed = listSeats.output.safeParse(answer)
  if (!parsed.success) throw parsed.error
  return parsed.data.groups
}
const list = (email: string | null) => asked(email, async (call) => groupsOf(await call('listSeats', null)))
const change = (email: string | null, what: SeatsChange['change'], source: SeatsChange['source'] = 'own') =>
  asked(email, async (call) => groupsOf(await call('changeSeats', { source, change: what })))
const take = (email: string) =>
  asked(email, async (call) => {
    const parsed = takeSeat.output.safeParse(await call('takeSeat', null))
    if (!parsed.success) throw parsed.error
    return parsed.data.seat
  })
const recordOf = async (uid: string) =>
  (await firestore.doc(`domains/acme.test/users/${uid}`).get()).data() ?? {}

test('an owner invites, and the invited member takes the seat without a new sign-in', async () => {
  await buy()
  const email = 'never@solo.test'
  const [invited] = await change('standard@acme.test', {
    kind: 'invite',
    emails: [' Never@Solo.test ', 'new@else.test'],
  })
  expect(invited).toMatchObject({ seats: 3, taken: 3, free: 0, isOwner: true, holders: [] })
  expect(invited?.invitations.map((each) => each.email)).toEqual([email, 'new@else.test'])
  await expect(
    change('standard@acme.test', { kind: 'invite', emails: ['third@else.test'] }),
  ).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    details: { code: 'cen/no-seat-free' },
  })

  expect(await take(email)).toBe('seated')
  expect(await take(email)).toBe('seated')
  const record = (await firestore.doc('domains/solo.test/users/never').get()).data()
  expect(record).toMatchObject({ trialExpiresAt: LATER, groupName: 'Acme' })
  const [seated] = await list('standard@acme.test')
  expect(seated).toMatchObject({ taken: 3, holders: [{ uid: 'never', email, isByDomain: false }] })
  expect(seated?.invitations.map((each) => each.email)).toEqual(['new@else.test'])

  // The holder keeps the seat when the group moves it, until the move.
  const [moved] = await change('standard@acme.test', { kind: 'move', uid: 'never', email: 'other@else.test' })
  expect(moved?.holders).toEqual([])
  expect(moved?.invitations.map((each) => each.email)).toEqual(['new@else.test', 'other@else.test'])
  expect((await firestore.doc('domains/solo.test/users/never').get()).data()).toMatchObject({
    trialExpiresAt: '',
  })
  const mails = await firestore.doc('mailLedgers/member-never').get()
  expect(Object.values(Object(mails.get('mails')))).toMatchObject([{ kind: 'seatEnded' }])
})

test('the person behind the address of a bought group is known by name, that of an organization is not', async () => {
  await buy()
  const organization = { ...TERMS, name: 'Acme', owner: null, contact: 'boss@acme.test', seats: 3 }
  await firestore.doc('groups/domain-acme.test').set(organization)
  const of = (uid: string) =>
    managedGroups({ uid, domain: 'acme.test', token: { email_verified: true } }, firestore)
  expect(await of('standard')).toMatchObject([{ source: 'own', contactName: 'Stella Standard' }])
  expect(await of('admin')).toMatchObject([{ source: 'organization', contactName: '' }])
  await firestore.doc('groups/domain-acme.test').delete()
})

test('an address gets one invitation of a group a day, and the answer says whether it is sent', async () => {
  await buy()
  const email = 'spam@else.test'
  const invite = async (emails: readonly string[]) => {
    const data = { source: 'own', change: { kind: 'invite', emails } }
    const answer = await asked('standard@acme.test', (call) => call('changeSeats', data))
    const parsed = changeSeats.output.safeParse(answer)
    if (!parsed.success) throw parsed.error
    return parsed.data.mailed
  }
  expect(await invite([email])).toEqual([email])
  expect(await invite([email, 'second@else.test'])).toEqual(['second@else.test'])
  await change('standard@acme.test', { kind: 'withdraw', email: 'second@else.test' })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await change('standard@acme.test', { kind: 'withdraw', email })
    expect(await invite([email])).toEqual([])
  }
  const ledgers = await firestore.collection('mailLedgers').get()
  const invitations = ledgers.docs
    .map((each) => Object.values(Object(each.get('mails'))))
    .filter((mails) => JSON.stringify(mails).includes('seatInvitation'))
  expect(invitations.every((mails) => mails.length === 1)).toBe(true)
})

test('a group that is open gives free seats to confirmed addresses of the domain alone', async () => {
  await buy()
  await change('standard@acme.test', { kind: 'open', isOpen: true })
  const auth = getAuth(app)
  for (const [uid, emailVerified] of [
    ['open1', true],
    ['open2', false],
  ] as const) {
    await auth.createUser({ uid, email: `${uid}@acme.test`, emailVerified })
    await firestore
      .doc(`domains/acme.test/users/${uid}`)
      .set({ email: `${uid}@acme.test`, accessType: 'NEVER_SUBSCRIBED' })
  }
  const ask = (uid: string, emailVerified: boolean) =>
    giveSeat({ uid, domain: 'acme.test', email: `${uid}@acme.test`, emailVerified }, firestore, new Date())
  expect(await ask('open2', false)).toBe('none')
  expect(await ask('open1', true)).toBe('take')
  expect(await recordOf('open1')).toMatchObject({ trialExpiresAt: LATER })
  // A freed seat is not taken back by the same member.
  await change('standard@acme.test', { kind: 'free', uid: 'open1' })
  expect(await ask('open1', true)).toBe('none')
})

test('nobody can open a group that has no domain of its own', async () => {
  await buy({ domain: null })
  await expect(change('standard@acme.test', { kind: 'open', isOpen: true })).rejects.toMatchObject({
    details: { code: 'cen/group-not-open' },
  })
})

describe('who may change what', () => {
  const FREE: SeatsChange['change'] = { kind: 'free', uid: 'somebody' }
  beforeAll(async () => {
    await buy()
    await firestore.doc('groups/domain-acme.test').set({
      ...TERMS,
      name: 'acme.test',
      owner: null,
      contact: 'admin@acme.test',
      domain: 'acme.test',
      isOpen: true,
      openTo: 'acme.test',
      seats: 2,
    })
  })

  test.each<[string | null, SeatsChange['source'], string]>([
    ['standard@acme.test', 'own', 'done'],
    ['admin@acme.test', 'organization', 'done'],
    ['standard@acme.test', 'organization', 'functions/permission-denied'],
    ['admin@acme.test', 'own', 'functions/permission-denied'],
    ['tools@acme.test', 'organization', 'functions/permission-denied'],
    ['never@solo.test', 'own', 'functions/permission-denied'],
    ['never@solo.test', 'organization', 'functions/permission-denied'],
    [null, 'own', 'functions/unauthenticated'],
  ])('%s changes the seats of the group "%s": %s', async (email, source, expected) => {
    const answer = await change(email, FREE, source).then(
      () => 'done',
      (error: unknown) => String(Reflect.get(Object(error), 'code')),
    )
    expect(answer).toBe(expected)
  })

  test('only they see the list', async () => {
    expect((await list('standard@acme.test')).map(({ source }) => source)).toEqual(['own'])
    expect((await list('admin@acme.test')).map(({ source }) => source)).toEqual(['organization'])
    expect(await list('never@solo.test')).toEqual([])
    await expect(list(null)).rejects.toMatchObject({ code: 'functions/unauthenticated' })
  })

  test('an owner whose address is not confirmed changes nothing', async () => {
    await getAuth(app).updateUser('standard', { emailVerified: false })
    await expect(change('standard@acme.test', FREE)).rejects.toMatchObject({
      details: { code: 'cen/email-not-confirmed' },
    })
    await getAuth(app).updateUser('standard', { emailVerified: true })
  })

  test('an address with an account looks like one without', async () => {
    const [group] = await change('standard@acme.test', {
      kind: 'invite',
      emails: ['tools@acme.test', 'nobody@acme.test'],
    })
    const [one, other] = group?.invitations ?? []
    expect({ ...one, email: '' }).toEqual({ ...other, email: '' })
    expect(group?.holders).toEqual([])
  })
})
