import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import { PRODUCT_CLIENT } from '../../identity/clients/PRODUCT_CLIENT.ts'
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
    identity: { ...PRODUCT_CLIENT, origin: `http://localhost:${ports.identity}` },
    sessionReplay: { collector: `http://localhost:${ports.console}/session-replay` },
  }
}
