import { memberPath } from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { readMembers } from './readMembers.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const CALLER = { uid: 'admin', domain: 'pages-one.test' }

let cloud: SharedCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'member-pages')
  firestore = getFirestore(app)
  // Two members have one address: an account that was made anew.
  for (const [domain, uid, email] of [
    ['pages-one.test', 'b', 'pages-b@pages-one.test'],
    ['pages-one.test', 'a', 'pages-a@pages-one.test'],
    ['pages-one.test', 'a2', 'pages-a@pages-one.test'],
    ['pages-one.test', 'c', 'pages-c@pages-one.test'],
    ['pages-two.test', 'd', 'pages-a@pages-two.test'],
    ['pages-two.test', 'e', 'pages-e@pages-two.test'],
  ] as const) {
    await firestore.doc(memberPath({ domain, uid })).set({ email })
  }
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

/** The uids of each page. */
async function pages(scope: 'organization' | 'everybody', address: string, perPage: number) {
  const found: string[][] = []
  let after: Awaited<ReturnType<typeof readMembers>>['next'] = null
  do {
    const reader = { firestore, auth: getAuth(app), now: NOW }
    const page = await readMembers({ scope, address, after }, CALLER, reader, perPage)
    found.push(page.members.map(({ uid }) => uid))
    after = page.next
  } while (after !== null)
  return found
}

test.each([
  [
    'organization',
    '',
    2,
    [
      ['a', 'a2'],
      ['b', 'c'],
    ],
  ],
  ['organization', '', 3, [['a', 'a2', 'b'], ['c']]],
  ['organization', '', 1, [['a'], ['a2'], ['b'], ['c']]],
  ['organization', 'pages-b', 2, [['b']]],
  ['organization', 'pages-d', 2, [[]]],
  [
    'everybody',
    'pages-',
    2,
    [
      ['a', 'a2'],
      ['d', 'b'],
      ['c', 'e'],
    ],
  ],
  ['everybody', 'pages-a', 2, [['a', 'a2'], ['d']]],
] as const)('%s by "%s" in pages of %i: each member once', async (scope, address, perPage, expected) => {
  expect(await pages(scope, address, perPage)).toEqual(expected)
})
