import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import localCloudConfig from '../../local-cloud.config.ts'
import type { StackPorts } from './ports.ts'

/** What /config.json tells the shell: the project of the local cloud and where it listens. */
export function runtimeConfig(ports: StackPorts) {
  const { project, identity } = localCloudConfig
  const { providerId, clientId, connection } = identity
  return {
    firebase: {
      apiKey: 'local-cloud',
      projectId: project,
      authDomain: `${project}.firebaseapp.com`,
      appId: 'local-cloud',
    },
    region: FUNCTIONS_REGION,
    emulators: {
      authUrl: `http://localhost:${ports.auth}`,
      firestorePort: ports.firestore,
      functionsPort: ports.functions,
    },
    identity: { providerId, clientId, connection, origin: `http://localhost:${ports.identity}` },
    sessionReplay: { collector: `http://localhost:${ports.console}/session-replay` },
  }
}
