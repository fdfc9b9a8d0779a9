import type { Connection } from '../../../shared/src/data/connection/Connection.ts'
import { openTestConnection, signedInAs } from '../../../shared/src/data/testing/openTestConnection.ts'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { createDoubleClients } from './createDoubleClients.ts'
import { NEEDS } from './kinds/NEEDS.ts'
import { STUDIES } from './kinds/STUDIES.ts'
import { runSequences } from './runSequences.ts'
import type { Clients } from './World.ts'

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

/** Types differ between the kinds, so each row runs its own sequences. */
const KINDS = [
  ['studies', (clients: Clients, count: number) => runSequences(STUDIES, clients, count, SEED + count)],
  ['needs documents', (clients: Clients, count: number) => runSequences(NEEDS, clients, count, SEED + count)],
] as const

describe.each(KINDS)('%s', (_kind, run) => {
  test('in any sequence of edits and network faults, typed and acknowledged text is preserved', async () => {
    const [first, second, signedOut] = connections
    if (!first || !second || !signedOut) throw new Error('Three clients are open while the test runs.')
    await run({ devices: [first, second], signedOut }, SEQUENCES)
  })

  test('the same holds for more sequences on the double of the database', async () => {
    await run(createDoubleClients(), IN_MEMORY)
  })
})
