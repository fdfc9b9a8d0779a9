import { parseMember } from '@outcome-studio/shared/domain/member'
import type { Firestore } from 'firebase-admin/firestore'
import { openServer, type TestServer } from '../test/openServer.ts'
import { until } from '../test/until.ts'
import { countedUnits } from './countedUnits.ts'
import { setOverQuota } from './setOverQuota.ts'
import { STORAGE_QUOTA } from './storageQuota.ts'
import { storageUseOf } from './storageUseOf.ts'
import { updateUsage } from './updateUsage.ts'

const UID = 'collector'
const RECORD = `domains/acme.test/users/${UID}`

let server: TestServer
let firestore: Firestore

beforeAll(async () => {
  server = await openServer()
  firestore = server.firestore
})
afterAll(async () => {
  await server.release()
})

const useOf = async (uid: string) => storageUseOf((await firestore.doc(`usage/${uid}`).get()).data())
const overQuotaOf = async (record: string) =>
  parseMember((await firestore.doc(record).get()).data()).overQuota

test.each([
  ['saver', 'triangularis', 'jtbd', 'studyVersions'],
  ['planner', 'jtbd_needs', 'needs', 'needsVersions'],
])(
  'a save of %s in %s is counted by the trigger, a deletion is no longer',
  async (uid, kind, part, versions) => {
    const record = `domains/acme.test/users/${uid}`
    await firestore.doc(record).set({ id: uid })
    const document = firestore.doc(`${record}/${kind}/Lunch`)
    const content = document.collection('data').doc(part)
    let revision = 0
    // Changes from before the functions are loaded reach no trigger.
    await until(async () => {
      revision += 1
      const saves = firestore.collection(`${record}/${versions}/lunch/saves`)
      const batch = firestore.batch()
      batch.set(document, { header: { docName: 'Lunch', uuid: 'lunch', revision } })
      batch.set(content, { text: 'ä'.repeat(1_000) })
      batch.set(saves.doc(String(revision)), { text: 'ö'.repeat(1_000) })
      await batch.commit()
      const { documents, bytes } = await useOf(uid)
      return documents === 1 && bytes > 4_000
    })
    const entries = firestore.collection(`usage/${uid}/entries`)
    // One for the document, and one for its versions.
    expect((await entries.get()).size).toBe(2)

    await firestore.recursiveDelete(document)
    await until(async () => (await useOf(uid)).documents === 0)
    expect((await entries.get()).size).toBe(1)
    // The versions are deleted together with the document that says how many there are.
    const life = firestore.doc(`${record}/${versions}/lunch`)
    await life.set({ removedAt: null, revision })
    await firestore.recursiveDelete(life)
    await until(async () => !(await firestore.doc(`usage/${uid}`).get()).exists)
    expect((await firestore.collection(`usage/${uid}/entries`).get()).size).toBe(0)
  },
)

test('the chunks of respondents are counted, and their deletion is', async () => {
  const record = 'domains/acme.test/users/surveyor'
  await firestore.doc(record).set({ id: 'surveyor' })
  const head = firestore.doc(`${record}/studyRespondents/lunch`)
  const headOf = (chunks: number) => ({ current: null, pending: { id: 'one', first: 1, chunks } })
  const bytes = Buffer.alloc(10_000)
  let chunks = 0
  // Changes from before the functions are loaded reach no trigger.
  await until(async () => {
    chunks += 1
    const batch = firestore.batch()
    batch.set(head, headOf(chunks))
    batch.set(head.collection('chunks').doc(String(chunks)), { bytes })
    await batch.commit()
    return (await useOf('surveyor')).bytes > 10_000
  })
  const counted = async (number: number) => {
    const paths = [headOf(number - 1), headOf(number)]
    await updateUsage('surveyor', countedUnits(head.path, paths), firestore)
  }
  for (let number = 1; number <= chunks; number += 1) await counted(number)
  const whole = await useOf('surveyor')
  expect(whole.bytes).toBeGreaterThan(10_000 * chunks)
  // The event of an older chunk comes last.
  await counted(1)
  expect(await useOf('surveyor')).toEqual(whole)

  await firestore.recursiveDelete(head)
  await until(async () => !(await firestore.doc('usage/surveyor').get()).exists)
})

test('events that come twice, late and in any order count a document once', async () => {
  // Not below a record, so that the trigger does not count at the same time.
  const paths = ['one', 'two', 'three'].map((name) => `domains/acme.test/people/uid/jtbd_needs/${name}`)
  const documents = paths.map((path) => firestore.doc(path))
  const countAll = () =>
    Promise.all(
      [...paths, ...paths.toReversed()].map((path) => updateUsage('uid', countedUnits(path, []), firestore)),
    )
  for (const document of documents) await document.set({ goals: ['to be read'] })
  await countAll()
  const once = await useOf('uid')
  expect(once.documents).toBe(3)
  await countAll()
  expect(await useOf('uid')).toEqual(once)

  // The events of the creation arrive after the deletion.
  for (const document of documents) await document.delete()
  await countAll()
  expect(await useOf('uid')).toMatchObject({ documents: 0, bytes: 0 })
})

test('a document that changes while its count waits for another one is counted as it is then', async () => {
  const path = 'domains/acme.test/people/typist/jtbd_needs/one'
  const document = firestore.doc(path)
  const count = () => updateUsage('typist', countedUnits(path, []), firestore)
  await document.set({ goals: ['short'] })
  await count()
  const [entry] = (await firestore.collection('usage/typist/entries').get()).docs
  if (!entry) throw new Error('The document has no entry')

  const counts: Promise<boolean>[] = []
  await firestore.runTransaction(async (transaction) => {
    await transaction.get(entry.ref)
    counts.push(count())
    await document.get()
    await document.set({ goals: ['x'.repeat(1_000)] })
    transaction.update(entry.ref, entry.data())
  })
  await Promise.all(counts)
  expect((await useOf('typist')).bytes).toBeGreaterThan(1_000)
})

test('a document that was never counted and is gone leaves no trace', async () => {
  const units = countedUnits('domains/acme.test/people/nobody/jtbd_needs/gone', [])
  expect(await updateUsage('nobody', units, firestore)).toBe(false)
  expect((await firestore.doc('usage/nobody').get()).exists).toBe(false)
})

test.each([
  [
    'documents',
    { documents: STORAGE_QUOTA.documents, bytes: 0 },
    { documents: STORAGE_QUOTA.documents + 1, bytes: 0 },
  ],
  ['bytes', { documents: 0, bytes: STORAGE_QUOTA.bytes }, { documents: 0, bytes: STORAGE_QUOTA.bytes + 1 }],
])('too many %s set overQuota under every domain, and fewer clear it', async (_what, within, beyond) => {
  const usage = firestore.doc(`usage/${UID}`)
  const records = [RECORD, `domains/before.test/users/${UID}`]
  await firestore.doc(`memberDomains/${UID}`).set({ domains: ['acme.test', 'before.test'] })
  for (const record of records) await firestore.doc(record).set({ id: UID })
  const update = () => setOverQuota({ uid: UID, domain: 'acme.test' }, firestore)

  await usage.set(within)
  await update()
  for (const record of records) expect(await overQuotaOf(record)).toBeUndefined()
  await usage.set(beyond)
  await Promise.all([update(), update()])
  for (const record of records) expect(await overQuotaOf(record)).toBe(true)
  await usage.set({ ...within, isOver: true })
  await update()
  for (const record of records) expect(await overQuotaOf(record)).toBe(false)
})

test('messages to the coach are counted, and their growth is not', async () => {
  const messages = `domains/acme.test/users/talker/siaStudies/lunch/sessions/one/messages`
  const message = firestore.doc(`${messages}/hello`)
  let text = 'a'
  await until(async () => {
    await message.delete()
    await message.set({ role: 'member', text })
    return (await useOf('talker')).bytes > 0
  })
  text = 'a'.repeat(10_000)
  await message.update({ text })
  await message.delete()
  await until(async () => !(await firestore.doc('usage/talker').get()).exists)
})

test('no record is created for the flag, and a later record learns of it', async () => {
  const [usage, record] = [firestore.doc('usage/late'), firestore.doc('domains/acme.test/users/late')]
  await usage.set({ documents: STORAGE_QUOTA.documents + 1, bytes: 0 })
  const update = () => setOverQuota({ uid: 'late', domain: 'acme.test' }, firestore)
  await update()
  expect((await record.get()).exists).toBe(false)
  await record.set({ id: 'late' })
  await update()
  expect(await overQuotaOf(record.path)).toBe(true)
})
