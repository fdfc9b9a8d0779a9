import { join } from 'node:path'
import { readEnvironment } from '../../../tools/environment/src/readEnvironment.ts'
import { findFirestore } from '../../../tools/official/src/firestore/findFirestore.ts'
import { installFromDebian } from '../../../tools/official/src/machine/installFromDebian.ts'
import { officialJourney } from './officialJourney.ts'
import { startEmulators } from './startEmulators.ts'

/**
 * Does the main job on Firebase's own emulators: Hosting, Auth, Functions, Firestore and Pub/Sub, with what is deployed
 * to the environment `demo`. It needs the Debian packages of the emulators of Firestore and Pub/Sub.
 */
const found = findFirestore({ install: installFromDebian, env: process.env })
if (!('program' in found)) {
  process.stderr.write(`${'leftOut' in found ? found.leftOut : found.missing}\n`)
  process.exit(1)
}
const environment = readEnvironment(join(import.meta.dirname, '../../..'), 'demo')
const emulators = await startEmulators(found.program)
try {
  const complaints = await officialJourney(environment, (step) => void process.stdout.write(`${step}\n`))
  for (const complaint of complaints) process.stdout.write(`Complaint: ${complaint}\n`)
  process.exitCode = complaints.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${emulators.output().slice(-5_000)}\n`)
  throw error
} finally {
  await emulators.release()
}
