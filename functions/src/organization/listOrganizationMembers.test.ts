import { listOrganizationMembers } from '@outcome-studio/shared/callables/listOrganizationMembers'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../test/openClient.ts'

const LATER = '2999-01-01T00:00:00.000Z'

let cloud: LocalCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore
const clients: Client[] = []

/** The answer to a caller's request. */
async function listFor(email: string | null) {
  const client = await openClient(cloud, email)
  clients.push(client)
  const parsed = listOrganizationMembers.output.safeParse(await client.call('listOrganizationMembers', null))
  if (!parsed.success) throw parsed.error
  return parsed.data
}

beforeAll(async () => {
  cloud = await startLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'organization')
  firestore = getFirestore(app)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await deleteApp(app)
  await cloud.release()
})

test('an admin sees the members of their own organization, with state, seat and request', async () => {
  const seated = firestore.doc('domains/acme.test/users/seated')
  await seated.set({ email: 'aa@acme.test', name: 'Aa', accessType: 'NONE', trialExpiresAt: LATER })
  await firestore.doc('groupSeats/seated').set({ group: 'domain-acme.test', domain: 'acme.test' })
  const group = { endsAt: LATER, seats: 2, contact: 'boss@acme.test', used: 1 }
  await firestore.doc('groups/domain-acme.test').set(group)
  const planChangeRequest = {
    createdAt: LATER,
    currentPlan: 'yearly',
    newPlan: 'monthly',
    requestExpiresAt: LATER,
  }
  await firestore.doc('domains/acme.test/users/standard').update({ planChangeRequest })

  const { domain, members, group: seats, isCut } = await listFor('admin@acme.test')
  expect([domain, isCut]).toEqual(['acme.test', false])
  expect(seats).toEqual({ seats: 2, used: 1, endsAt: LATER })
  expect(members.map(({ email }) => email)).toEqual([...members.map(({ email }) => email)].sort())
  expect(members.every(({ email }) => email.endsWith('@acme.test'))).toBe(true)
  expect(members[0]).toMatchObject({
    uid: 'seated',
    name: 'Aa',
    hasSeat: true,
    access: { hasAccess: true, reason: 'seat', until: LATER },
  })
  const standard = members.find(({ uid }) => uid === 'standard')
  expect(standard).toMatchObject({
    access: { hasAccess: true, reason: 'membership' },
    isAdmin: false,
    planChange: { newPlan: 'monthly', at: LATER },
  })
  expect(members.find(({ uid }) => uid === 'admin')).toMatchObject({ isAdmin: true })
})

test.each(['standard@acme.test', 'tools@acme.test', 'never@solo.test'])('%s is no admin', async (email) => {
  await expect(listFor(email)).rejects.toMatchObject({ code: 'functions/permission-denied' })
})

test('nobody signed out is told', async () => {
  await expect(listFor(null)).rejects.toMatchObject({ code: 'functions/unauthenticated' })
})

test('an admin whose address is not confirmed, or is anybody’s, is not told', async () => {
  const auth = getAuth(app)
  await auth.updateUser('admin', { emailVerified: false })
  await expect(listFor('admin@acme.test')).rejects.toMatchObject({ code: 'functions/permission-denied' })
  await auth.updateUser('admin', { emailVerified: true })
  await auth.createUser({ uid: 'mailer', email: 'mailer@gmail.com', emailVerified: true })
  await firestore.doc('domains/gmail.com/users/mailer').set({ email: 'mailer@gmail.com', isAdmin: true })
  await expect(listFor('mailer@gmail.com')).rejects.toMatchObject({ code: 'functions/permission-denied' })
})
