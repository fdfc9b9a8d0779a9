import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import type { StackPorts } from '../ports.ts'

/** What /config.json tells the shell: the project of the local cloud and where it listens. */
export function runtimeConfig(ports: StackPorts) {
  return {
    firebase: {
      apiKey: 'local-cloud',
      projectId: 'demo-outcome-studio',
      authDomain: 'demo-outcome-studio.firebaseapp.com',
      appId: 'local-cloud',
    },
    region: FUNCTIONS_REGION,
    emulators: {
      authUrl: `http://localhost:${ports.auth}`,
      firestorePort: ports.firestore,
      functionsPort: ports.functions,
    },
    identity: {
      providerId: 'oidc.outcome-studio',
      origin: `http://localhost:${ports.identity}`,
      clientId: 'outcome-studio-web',
      connection: 'outcome-studio-people',
    },
    sessionReplay: { collector: `http://localhost:${ports.console}/session-replay` },
  }
}
