import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Timestamp } from 'firebase-admin/firestore'
import { deleteMemberData } from '../../members/deleteMemberData.ts'
import { openTestCloud, type TestCloud } from '../test/openTestCloud.ts'

const DATABASE = 'yesterday'
const RECORD = 'domains/acme.test/users/restored'
const EMAIL = 'restored@acme.test'

let cloud: TestCloud
let folder: string

beforeAll(async () => {
  cloud = await openTestCloud()
  folder = mkdtempSync(join(tmpdir(), 'accounts-'))
})
beforeEach(async () => {
  await cloud.auth.importUsers([
    {
      uid: 'restored',
      email: EMAIL,
      emailVerified: true,
      customClaims: { toolsAdmin: true },
      providerData: [{ uid: 'subject-1', providerId: 'oidc.outcome-studio', email: EMAIL }],
    },
  ])
  const documents = {
    [RECORD]: { email: EMAIL, firstName: 'Rea', createdAt: Timestamp.fromMillis(1000) },
    [`${RECORD}/triangularis/Lunch`]: { uuid: 'lunch', revision: 2 },
    [`${RECORD}/triangularis/Lunch/data/jtbd`]: { jobSteps: [{ userInput: 'Choose' }] },
    [`${RECORD}/studyVersions/lunch/saves/1`]: { revision: 1, packedContent: gzipSync('{"jobSteps":[]}') },
    // Its document was deleted, and what is below it was not.
    [`${RECORD}/triangularis/Gone/data/jtbd`]: { jobSteps: [] },
    [`${RECORD}/siaStudies/lunch/sessions/first/messages/hello`]: { text: 'Hello' },
    'domains/old.test/users/restored': { email: 'restored@old.test' },
    'memberDomains/restored': { domains: ['old.test', 'acme.test'] },
    'customers/restored': { stripeId: 'cus_1' },
    'customers/restored/subscriptions/one': { status: 'active' },
    'calendarFeeds/restored': { hash: 'abc' },
  }
  for (const [path, data] of Object.entries(documents)) await cloud.firestore.doc(path).set(data)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await cloud.release()
})

/** Everything of the member in a database, by path. */
async function stored(database = cloud.firestore): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {}
  const read = async (path: string) => {
    const each = await database.doc(path).get()
    if (each.exists) found[path] = each.data()
    for (const collection of await each.ref.listCollections()) {
      for (const { path: below } of await collection.listDocuments()) await read(below)
    }
  }
  const roots = [RECORD, 'domains/old.test/users/restored', 'memberDomains/restored', 'customers/restored']
  for (const root of [...roots, 'calendarFeeds/restored']) await read(root)
  return found
}
/** As an import of the daily export does. */
async function importExport(): Promise<void> {
  const target = cloud.openDatabase(DATABASE)
  for (const [path, data] of Object.entries(await stored())) await target.doc(path).set(Object(data))
}
/** As firebase auth:export does. */
async function exportAccounts(): Promise<string> {
  const { users } = await cloud.auth.listUsers()
  const exported = users.map(({ uid, email, emailVerified, customClaims, providerData }) => ({
    localId: uid,
    email,
    emailVerified,
    ...(customClaims === undefined ? {} : { customAttributes: JSON.stringify(customClaims) }),
    providerUserInfo: providerData.map((info) => ({
      providerId: info.providerId,
      rawId: info.uid,
      email: info.email,
    })),
  }))
  const path = join(folder, 'accounts.json')
  writeFileSync(path, JSON.stringify({ users: exported }))
  return path
}
const deleteMember = async () => {
  await deleteMemberData('restored', ['old.test', 'acme.test'], cloud.firestore)
  await cloud.auth.deleteUser('restored')
}

test('a deleted member is restored from the export as they were', async () => {
  await cloud.firestore.doc('customers/restored/checkout_sessions/one').set({ price: 'price_Yearly' })
  await importExport()
  await cloud.firestore.doc('customers/restored/checkout_sessions/one').delete()
  const [before, account] = [await stored(), await cloud.auth.getUser('restored')]
  const accounts = await exportAccounts()
  await deleteMember()
  expect(await stored()).toEqual({})

  const printed = await cloud.admin(`member restore ${EMAIL} --from ${DATABASE} --accounts ${accounts}`)
  expect(printed).toMatch(`Restores what is missing of domains/old.test/users/restored and ${RECORD}`)
  expect(printed).toMatch(`The account of ${EMAIL} exists again.\n11 documents were restored; 0 existed`)
  expect(await stored()).toEqual(before)
  const { customClaims, emailVerified, providerData } = await cloud.auth.getUser('restored')
  expect({ customClaims, emailVerified, subjects: providerData.map(({ uid }) => uid) }).toEqual({
    customClaims: account.customClaims,
    emailVerified: true,
    subjects: ['subject-1'],
  })
  expect(await cloud.entries()).toContainEqual(
    expect.objectContaining({
      action: 'restore member',
      state: 'done',
      target: { email: EMAIL, uid: 'restored' },
      after: { database: DATABASE, created: 11, existing: 0 },
    }),
  )
})

test('what exists is not overwritten, and a second call restores nothing', async () => {
  await importExport()
  const study = cloud.firestore.doc(`${RECORD}/triangularis/Lunch`)
  await study.update({ revision: 3 })
  await cloud.firestore.doc('calendarFeeds/restored').delete()
  const line = `member restore ${EMAIL} --from ${DATABASE}`
  expect(await cloud.admin(line)).toMatch('1 documents were restored; 10 existed')
  expect((await study.get()).data()).toEqual({ uuid: 'lunch', revision: 3 })
  expect(await cloud.admin(line)).toMatch('0 documents were restored; 11 existed')
})

test('what cannot be restored is said, and nothing is changed', async () => {
  const restore = (options: string) => cloud.admin(`member restore ${EMAIL} ${options}`)
  await expect(restore('--from empty')).rejects.toThrow(`The database "empty" has no record of ${EMAIL}`)
  await importExport()
  const accounts = await exportAccounts()
  await deleteMember()
  await expect(restore(`--from ${DATABASE}`)).rejects.toThrow('Nobody has an account with the address')
  await expect(restore(`--from ${DATABASE} --accounts ${folder}/none.json`)).rejects.toThrow('cannot be read')
  const broken = join(folder, 'broken.json')
  writeFileSync(broken, '{"users": 1}')
  await expect(restore(`--from ${DATABASE} --accounts ${broken}`)).rejects.toThrow(
    'The file of accounts is none',
  )
  await cloud.auth.createUser({ uid: 'another', email: EMAIL })
  await expect(restore(`--from ${DATABASE} --accounts ${accounts}`)).rejects.toThrow(
    'has a new account (another)',
  )
  expect(await stored()).toEqual({})
  await cloud.auth.deleteUser('another')
})
