import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setLogLevel } from 'firebase/firestore'
import * as z from 'zod'
import { signInWithToken } from '../../../shared/src/data/signIn/signInWithToken.ts'
import { openTestConnection } from '../../../shared/src/data/testing/openTestConnection.ts'
import { createDoubleClients } from '../sequences/createDoubleClients.ts'
import { NEEDS } from '../sequences/kinds/NEEDS.ts'
import { STUDIES } from '../sequences/kinds/STUDIES.ts'
import { runSequences } from '../sequences/runSequences.ts'
import type { Clients } from '../sequences/World.ts'
import { freeStackOffset } from '../support/freeStackOffset.ts'
import { rounded } from './statistics.ts'

/**
 * Runs random sequences of the never-lose-work model on the double of the database and on the local cloud. Measures the
 * time and verifies that no work is lost.
 */
const SEQUENCES = 10_000
const portOffset = await freeStackOffset()
const root = join(import.meta.dirname, '..', '..', '..')
const authUrl = `http://localhost:${9099 + portOffset}`
const peopleSchema = z.array(z.object({ email: z.string(), customToken: z.string() }))

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const options = ['--port-offset', String(portOffset)]
const cloud = spawn(
  process.execPath,
  [join(root, 'local-cloud/src/main.ts'), ...options, '--data', dataDir, '--functions', 'none'],
  { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
)
process.once('exit', () => cloud.kill())
await new Promise<void>((resolve, reject) => {
  cloud.once('message', () => resolve())
  cloud.once('exit', () => reject(new Error('The local cloud did not start.')))
})
await once(spawn(process.execPath, [join(root, 'tools/seed/src/main.ts'), ...options]), 'exit')
setLogLevel('silent')

const people = peopleSchema.parse(await (await fetch(`${authUrl}/local-cloud/people`)).json())
const token = people.find(({ email }) => email === 'standard@acme.test')?.customToken
if (token === undefined) throw new Error('Nobody is seeded as standard@acme.test.')

const open = () =>
  openTestConnection({ authUrl, firestorePort: 8080 + portOffset, functionsPort: 5001 + portOffset })
const [first, second, signedOut] = [open(), open(), open()]
await Promise.all([first, second].map((connection) => signInWithToken(token, connection)))

const seed = Date.now()
const measure = async (sequences: number, run: () => Promise<void>) => {
  const begin = performance.now()
  await run()
  return { sequences, lost: 0, seconds: rounded((performance.now() - begin) / 1_000) }
}
const cloudClients: Clients = { devices: [first, second], signedOut }
const onDouble = await measure(SEQUENCES, () => runSequences(STUDIES, createDoubleClients(), SEQUENCES, seed))
const onCloud = await measure(SEQUENCES, () => runSequences(STUDIES, cloudClients, SEQUENCES, seed))
const needsOnDouble = await measure(SEQUENCES, () =>
  runSequences(NEEDS, createDoubleClients(), SEQUENCES, seed),
)

await Promise.all([first, second, signedOut].map((connection) => connection.release()))
cloud.removeAllListeners('exit').kill()
await rm(dataDir, { recursive: true, force: true })
process.stdout.write(`${JSON.stringify({ seed, onDouble, onCloud, needsOnDouble })}\n`)
process.exit(0)
