import { listMembers, type MembersQuery } from '@outcome-studio/shared/callables/listMembers'
import { MEMBERS_LOG_PATH } from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { openClient } from '../test/openClient.ts'

const LATER = '2999-01-01T00:00:00.000Z'
const OWN: MembersQuery = { scope: 'organization', address: '', after: null }
const ALL: MembersQuery = { ...OWN, scope: 'everybody' }

let cloud: LocalCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore

beforeAll(async () => {
  cloud = await startLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'members')
  firestore = getFirestore(app)
  await addAccount('mailer@gmail.com', true)
  await addAccount('unconfirmed@acme.test', true, { emailVerified: false })
  await addAccount('other@group.test', true)
  await addAccount('both@acme.test', true, { isToolsAdmin: true })
  await addAccount('unconfirmed-both@acme.test', true, { isToolsAdmin: true, emailVerified: false })
  await addAccount('both@gmail.com', true, { isToolsAdmin: true })
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

/** Adds an account with a record. Its uid is the address. */
async function addAccount(
  email: string,
  isAdmin: boolean,
  { emailVerified = true, isToolsAdmin = false } = {},
) {
  const auth = getAuth(app)
  await auth.createUser({ uid: email, email, emailVerified })
  if (isToolsAdmin) await auth.setCustomUserClaims(email, { liveEventsAdmin: true })
  await firestore.doc(`domains/${email.split('@')[1]}/users/${email}`).set({ email, isAdmin })
}

async function answerTo(email: string | null, name: string, data: unknown): Promise<unknown> {
  const client = await openClient(cloud, email)
  try {
    return await client.call(name, data)
  } finally {
    await client.release()
  }
}

async function list(email: string | null, query: MembersQuery) {
  const parsed = listMembers.output.safeParse(await answerTo(email, 'listMembers', query))
  if (!parsed.success) throw parsed.error
  return parsed.data
}
const domainsOf = ({ members }: Awaited<ReturnType<typeof list>>) => [
  ...new Set(members.map(({ email }) => email.split('@')[1])),
]
const logOf = async (email: string) =>
  (await firestore.collection(MEMBERS_LOG_PATH).where('email', '==', email).get()).docs.map((entry) =>
    entry.data(),
  )

const EXPORT = { members: 3 }
const REFUSED = 'functions/permission-denied'
const SIGNED_OUT = 'functions/unauthenticated'

/** Who may see their own organization, and everybody. */
const MAY: readonly (readonly [who: string, email: string | null, own: string, everybody: string])[] = [
  ['an admin', 'admin@acme.test', 'yes', REFUSED],
  ['an admin of another domain', 'other@group.test', 'yes', REFUSED],
  ['an admin who is a tools admin, too', 'both@acme.test', 'yes', 'yes'],
  ['a member', 'standard@acme.test', REFUSED, REFUSED],
  ['a member without access', 'never@solo.test', REFUSED, REFUSED],
  ['a tools admin', 'tools@acme.test', REFUSED, REFUSED],
  ['an admin at a public mail provider', 'mailer@gmail.com', REFUSED, REFUSED],
  ['both at a public mail provider', 'both@gmail.com', REFUSED, REFUSED],
  ['an admin whose address is not confirmed', 'unconfirmed@acme.test', REFUSED, REFUSED],
  ['both whose address is not confirmed', 'unconfirmed-both@acme.test', REFUSED, REFUSED],
  ['nobody', null, SIGNED_OUT, SIGNED_OUT],
]

test.each(MAY)('%s', async (_who, email, own, everybody) => {
  const attempts = [
    ['listMembers', OWN, own],
    ['listMembers', ALL, everybody],
    ['logMembersExport', { ...EXPORT, scope: 'organization' }, own],
    ['logMembersExport', { ...EXPORT, scope: 'everybody' }, everybody],
    ['summarizeOrganization', null, own],
  ] as const
  for (const [name, data, outcome] of attempts) {
    const code = await answerTo(email, name, data).then(
      () => 'yes',
      (error: unknown) => Reflect.get(Object(error), 'code'),
    )
    expect([name, data, code]).toEqual([name, data, outcome])
  }
  const logged = email === null ? [] : await logOf(email)
  const isAdmin = own === 'yes'
  const expected = [
    ...(isAdmin ? ['list organization', 'export organization'] : []),
    ...(everybody === 'yes' ? ['list everybody', 'export everybody'] : []),
  ]
  expect(logged.map(({ action, scope }) => `${action} ${scope}`).sort()).toEqual(expected.sort())
})

test('an admin sees each member with state, reason, seat, last use and planned change', async () => {
  const acme = firestore.collection('domains/acme.test/users')
  await acme
    .doc('seated')
    .set({ email: 'aa@acme.test', name: 'Aa', accessType: 'NONE', trialExpiresAt: LATER })
  const seat = { group: 'domain-acme.test', uid: 'seated', domain: 'acme.test' }
  await firestore.doc('groupSeats/seated').set(seat)
  await acme.doc('due').set({
    email: 'ab@acme.test',
    accessType: 'STANDARD',
    photoUrl: 'data:image/png;base64,AAAA',
    payment: { state: 'due', problem: 'declined', accessUntil: LATER },
  })
  const group = { endsAt: LATER, seats: 2, contact: 'boss@acme.test', used: 1 }
  await firestore.doc('groups/domain-acme.test').set(group)
  await acme.doc('standard').update({
    planChangeRequest: {
      createdAt: LATER,
      currentPlan: 'yearly',
      newPlan: 'monthly',
      requestExpiresAt: LATER,
    },
  })
  await answerTo('standard@acme.test', 'listSeats', null)

  const answer = await answerTo('admin@acme.test', 'listMembers', OWN)
  expect(JSON.stringify(answer)).not.toContain('base64')
  const { domain, members, next } = await list('admin@acme.test', OWN)
  expect([domain, next]).toEqual(['acme.test', null])
  expect(members.map(({ email }) => email)).toEqual(members.map(({ email }) => email).sort())
  expect(members[0]).toEqual({
    uid: 'seated',
    email: 'aa@acme.test',
    name: 'Aa',
    state: 'seat',
    access: { hasAccess: true, reason: 'seat', until: LATER },
    hasSeat: true,
    lastSeenAt: '',
    isAdmin: false,
    planChange: null,
  })
  expect(members[1]).toMatchObject({ state: 'paymentDue', access: { hasAccess: true, until: LATER } })
  const standard = members.find(({ uid }) => uid === 'standard')
  expect(standard).toMatchObject({
    state: 'member',
    isAdmin: false,
    planChange: { newPlan: 'monthly', at: LATER },
    lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(members.find(({ uid }) => uid === 'admin')).toMatchObject({ isAdmin: true })

  const summary = await answerTo('admin@acme.test', 'summarizeOrganization', null)
  expect(summary).toEqual({
    domain: 'acme.test',
    members: members.length,
    group: { seats: 2, used: 1, endsAt: LATER },
  })
})

test('the log says who has seen how many, and nobody of them', async () => {
  await firestore.recursiveDelete(firestore.collection(MEMBERS_LOG_PATH))
  const { members } = await list('both@acme.test', { ...ALL, address: 'standard@acme.test' })
  await answerTo('both@acme.test', 'logMembersExport', { scope: 'everybody', members: 1 })
  expect(members.map(({ uid }) => uid)).toEqual(['standard'])
  const entries = await logOf('both@acme.test')
  const entry = {
    at: expect.stringMatching(/^\d{4}-/),
    uid: 'both@acme.test',
    email: 'both@acme.test',
    domain: 'acme.test',
    scope: 'everybody',
    members: 1,
  }
  expect(entries).toHaveLength(2)
  expect(entries).toEqual(
    expect.arrayContaining([
      { ...entry, action: 'list' },
      { ...entry, action: 'export' },
    ]),
  )
})

test('everybody is listed over all domains, and by the beginning of the address', async () => {
  expect(domainsOf(await list('both@acme.test', ALL))).toEqual(
    expect.arrayContaining(['acme.test', 'group.test', 'solo.test', 'gmail.com']),
  )
  const found = await list('both@acme.test', { ...ALL, address: ' Mon' })
  expect(found.members.map(({ email }) => email)).toEqual(['monthly@solo.test'])
  const none = await list('admin@acme.test', { ...OWN, address: 'monthly@solo.test' })
  expect(none.members).toEqual([])
})

describe('attacks', () => {
  test('a cursor of another domain does not lead out of the organization', async () => {
    for (const after of [
      { email: '', domain: 'group.test', uid: 'trial' },
      { email: 'a', domain: 'acme.test', uid: 'nobody' },
    ]) {
      expect(domainsOf(await list('admin@acme.test', { ...OWN, after }))).toEqual(['acme.test'])
    }
  })

  test.each<[string, unknown]>([
    ['a domain of their choice', { ...OWN, domain: 'group.test' }],
    ['a path as a domain', { ...ALL, after: { email: '', domain: 'group.test/users', uid: 'trial' } }],
    ['another scope', { ...OWN, scope: 'group.test' }],
    ['a long address', { ...OWN, address: 'a'.repeat(400) }],
    ['nothing', null],
  ])('%s is refused', async (_what, query) => {
    await expect(answerTo('both@acme.test', 'listMembers', query)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    })
  })

  test('an admin whose right was revoked sees nothing from then on', async () => {
    await addAccount('former@acme.test', true)
    const client = await openClient(cloud, 'former@acme.test')
    try {
      await client.call('listMembers', OWN)
      await firestore.doc('domains/acme.test/users/former@acme.test').update({ isAdmin: false })
      await expect(client.call('listMembers', OWN)).rejects.toMatchObject({ code: REFUSED })
    } finally {
      await client.release()
    }
  })

  test('a member does not become an admin by writing a record', async () => {
    const client = await openClient(cloud, 'standard@acme.test')
    const url = `http://localhost:${cloud.firestorePort}/v1/projects/demo-outcome-studio/databases/(default)/documents/domains/acme.test/users/standard?updateMask.fieldPaths=isAdmin`
    try {
      const response = await fetch(url, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${await client.idToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fields: { isAdmin: { booleanValue: true } } }),
      })
      expect(response.status).toBe(403)
    } finally {
      await client.release()
    }
  })
})
