import { FUNCTIONS_REGION, SITE_LINKS } from '@outcome-studio/shared/domain/base'
import localCloudConfig from '../../../local-cloud.config.ts'
import type { StackPorts } from './ports.ts'

/** Content of /config.json: the local cloud's project and its URLs. */
export function runtimeConfig(ports: StackPorts) {
  const { project, identity } = localCloudConfig
  const { providerId, clientId, connection } = identity
  return {
    firebase: {
      apiKey: 'local-cloud',
      projectId: project,
      // Must be the app's own host: browsers partition the storage of a frame of another origin.
      authDomain: `localhost:${ports.shell}`,
      appId: 'local-cloud',
    },
    region: FUNCTIONS_REGION,
    emulators: {
      authUrl: `http://localhost:${ports.auth}`,
      firestorePort: ports.firestore,
      functionsPort: ports.functions,
    },
    identity: { providerId, clientId, connection, origin: `http://localhost:${ports.identity}` },
    video: { origin: `http://localhost:${ports.video}` },
    links: SITE_LINKS,
    sessionReplay: { collector: `http://localhost:${ports.console}/session-replay` },
  }
}
