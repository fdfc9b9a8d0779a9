import { parseArgs } from 'node:util'
import { localCloudPorts } from '../../local-cloud/src/config/localCloudPorts.ts'
import { SeedError } from './rest/SeedError.ts'
import { seed } from './seed.ts'

const { values } = parseArgs({
  options: {
    'port-offset': { type: 'string', default: '0' },
    project: { type: 'string', default: 'demo-outcome-studio' },
  },
})
const { auth, firestore, identity } = localCloudPorts(Number(values['port-offset']))

try {
  await seed({
    authUrl: `http://localhost:${auth}`,
    identityUrl: `http://localhost:${identity}`,
    firestoreHost: `localhost:${firestore}`,
    projectId: values.project,
    now: new Date(),
  })
  console.log('The local cloud has its people and studies.')
} catch (error) {
  if (!(error instanceof SeedError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
