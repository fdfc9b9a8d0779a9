import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { signedInAs } from '../testing/openTestConnection.ts'
import type { Connection, FirestoreConnection } from './Connection.ts'
import { transact } from './transact.ts'

let cloud: SharedCloud
let connection: Connection
let firestore: FirestoreConnection

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  connection = await signedInAs(cloud, 'standard@acme.test')
  firestore = await connection.firestore()
})
afterAll(async () => {
  await connection.release()
  await cloud.release()
})

test('fails after the deadline, and otherwise returns the result', async () => {
  const record = firestore.sdk.doc(firestore.db, 'domains/acme.test/users/standard')
  await expect(transact(firestore, () => new Promise(() => undefined), 1)).rejects.toMatchObject({
    code: 'deadline-exceeded',
  })
  const title = await transact(firestore, async (transaction) => (await transaction.get(record)).get('title'))
  expect(title).toBe('Product manager')
})
