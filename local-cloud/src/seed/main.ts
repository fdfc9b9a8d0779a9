import { parseArgs } from 'node:util'
import { SeedError } from './SeedError.ts'
import { seed } from './seed.ts'

const AUTH_PORT = 9099
const FIRESTORE_PORT = 8080

const { values } = parseArgs({
  options: {
    'port-offset': { type: 'string', default: '0' },
    project: { type: 'string', default: 'demo-outcome-studio' },
  },
})
const offset = Number(values['port-offset'])

try {
  await seed({
    authUrl: `http://localhost:${AUTH_PORT + offset}`,
    firestoreHost: `localhost:${FIRESTORE_PORT + offset}`,
    projectId: values.project,
    now: new Date(),
  })
  console.log('The local cloud has its people and studies.')
} catch (error) {
  if (!(error instanceof SeedError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
