import { ORPHANED_DATA_PATH } from '@outcome-studio/shared/domain/paths'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { deleteDataWithoutAccount } from './deleteDataWithoutAccount.ts'

let cloud: SharedCloud
let app: App
let firestore: Firestore
let auth: Auth

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'server')
  firestore = getFirestore(app)
  auth = getAuth(app)
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

test('deletes the data of accounts that no longer exist, in every domain, and of no others', async () => {
  // More than one page, and the last person of each page is to be deleted.
  const uids = Array.from({ length: 102 }, (_, index) => `person-${String(index).padStart(3, '0')}`)
  const gone = ['person-099', 'person-101']
  const domains = ['old.test', 'new.test']
  const writer = firestore.bulkWriter()
  for (const uid of uids) void writer.set(firestore.doc(`memberDomains/${uid}`), { domains })
  const dataOf = (uid: string) =>
    domains.map((domain) => firestore.doc(`domains/${domain}/users/${uid}/jtbd_needs/Needs`))
  for (const place of [...dataOf('person-100'), ...gone.flatMap(dataOf)])
    void writer.set(place, { goals: [] })
  await writer.close()
  const kept = uids.filter((uid) => !gone.includes(uid))
  const unreachable = 'person-050'
  await Promise.all(kept.filter((uid) => uid !== unreachable).map((uid) => auth.createUser({ uid })))

  const ended: string[] = []
  const run = (pages: number) => {
    let left = pages
    const end = async (uid: string): Promise<void> => {
      if (uid === unreachable) throw new Error('The payment provider is down.')
      ended.push(uid)
    }
    return deleteDataWithoutAccount(auth, firestore, end, () => left-- > 0)
  }
  await run(1)
  expect(ended).toEqual(['person-099'])
  await run(1)

  // Whose membership could not be ended stays for the next pass.
  expect(ended).toEqual(gone)
  // At the end a run begins again.
  await run(1)
  expect((await firestore.doc(ORPHANED_DATA_PATH).get()).exists).toBe(false)

  expect((await firestore.collection('memberDomains').get()).docs.map(({ id }) => id)).toEqual(kept)
  const left = await firestore.collectionGroup('jtbd_needs').where('goals', '==', []).get()
  expect(left.docs.map(({ ref }) => ref.path).sort()).toEqual(
    dataOf('person-100')
      .map(({ path }) => path)
      .sort(),
  )
})
