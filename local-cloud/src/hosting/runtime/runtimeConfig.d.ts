import type { StackPorts } from '../ports.ts'
/** What /config.json tells the shell: the project of the local cloud and where it listens. */
export declare function runtimeConfig(ports: StackPorts): {
  firebase: {
    apiKey: string
    projectId: string
    authDomain: string
    appId: string
  }
  region: string
  emulators: {
    authUrl: string
    firestorePort: number
    functionsPort: number
  }
}
