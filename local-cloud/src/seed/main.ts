import { parseArgs } from 'node:util'
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
await seed({
  authUrl: `http://localhost:${AUTH_PORT + offset}`,
  firestoreHost: `localhost:${FIRESTORE_PORT + offset}`,
  projectId: values.project,
  now: new Date(),
})
console.log('The local cloud has its people and studies.')
