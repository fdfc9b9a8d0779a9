import { parseArgs } from 'node:util'
import { localCloudPorts } from '../../../local-cloud/src/config/localCloudPorts.ts'
import localCloudConfig from '../../../local-cloud.config.ts'
import { SeedError } from './rest/SeedError.ts'
import { seed } from './seed.ts'

const { values } = parseArgs({
  options: {
    'port-offset': { type: 'string', default: '0' },
    project: { type: 'string', default: 'demo-outcome-studio' },
  },
})
const offset = Number(values['port-offset'])
const { auth, firestore, identity, payments, zoom } = localCloudPorts(offset)

try {
  await seed({
    authUrl: `http://localhost:${auth}`,
    identityUrl: `http://localhost:${identity}`,
    paymentsUrl: `http://localhost:${payments}`,
    zoomUrl: `http://localhost:${zoom}`,
    appUrl: `http://localhost:${localCloudConfig.app.port + offset}`,
    firestoreHost: `localhost:${firestore}`,
    projectId: values.project,
    now: new Date(),
  })
  console.log('The local cloud has its people, studies and events.')
} catch (error) {
  if (!(error instanceof SeedError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
