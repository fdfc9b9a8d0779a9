import { type SharedCloud, sharedLocalCloud } from '../../../build/jest/localCloud.ts'
import type { Connection } from '../../../shared/src/data/connection/Connection.ts'
import { openTestConnection, signedInAs } from '../../../shared/src/data/testing/openTestConnection.ts'
import { createDoubleClients } from './createDoubleClients.ts'
import { runSequences } from './runSequences.ts'

/** `npm run bench -- never-lose-work` runs ten thousand. */
const SEQUENCES = 60
const IN_MEMORY = 300
/** The same sequences each time: a failure must not depend on the day. */
const SEED = 9

let cloud: SharedCloud
let connections: readonly Connection[] = []

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  const email = 'standard@acme.test'
  connections = [await signedInAs(cloud, email), await signedInAs(cloud, email), openTestConnection(cloud)]
})
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.release()))
  await cloud.release()
})

test('in any sequence of edits and network faults, typed and acknowledged text is preserved', async () => {
  const [first, second, signedOut] = connections
  if (!first || !second || !signedOut) throw new Error('Three clients are open while the test runs.')
  await runSequences({ devices: [first, second], signedOut }, SEQUENCES, SEED)
})

test('the same holds for more sequences on the double of the database', async () => {
  await runSequences(createDoubleClients(), IN_MEMORY, SEED + SEQUENCES)
})
