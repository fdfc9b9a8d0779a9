import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { noteRefusedAddress, refusedAddresses } from './mail/bounces/refusedAddresses.ts'
import { openServer, type TestServer } from './test/openServer.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-03-20T04:00:00.000Z')

const indexesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().default(false) }),
  ),
})
const file = resolve(import.meta.dirname, '../../firestore/firestore.indexes.json')
const expiring = indexesSchema
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .fieldOverrides.filter(({ ttl }) => ttl)

/** Stores a document of each collection group whose documents expire. */
const WRITERS: Readonly<Record<string, () => Promise<void>>> = {
  refusedAddresses: () => noteRefusedAddress('Ann@expiring.test', firestore, NOW),
}

let server: TestServer
let firestore: Firestore

beforeAll(async () => {
  server = await openServer()
  firestore = server.firestore
})
afterAll(async () => {
  await server.release()
})

test('the collection groups with a time to live are those that are written here', () => {
  expect(expiring.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(Object.keys(WRITERS).sort())
})

test.each(expiring)('documents of $collectionGroup have a time in $fieldPath', async (group) => {
  await WRITERS[group.collectionGroup]?.()
  const { docs } = await firestore.collectionGroup(group.collectionGroup).get()
  expect(docs.length).toBeGreaterThan(0)
  for (const each of docs) {
    const expiresAt: unknown = each.get(group.fieldPath)
    expect(expiresAt).toBeInstanceOf(Timestamp)
    if (expiresAt instanceof Timestamp) expect(expiresAt.toMillis()).toBeGreaterThan(NOW)
  }
})

test('an address that its mail server refused is free after 30 days, even if its document still exists', async () => {
  await noteRefusedAddress('late@expiring.test', firestore, NOW)
  const refusedAfter = async (days: number) =>
    [...(await refusedAddresses(['late@expiring.test'], firestore, NOW + days * DAY))].length > 0
  expect([await refusedAfter(29), await refusedAfter(30)]).toEqual([true, false])
})
