import type { Environment } from '../schema/environmentSchema.ts'
import { siteOf } from '../schema/siteOf.ts'

/** Content of the shell's /config.json (`RuntimeConfig` in shared/data). */
export function runtimeConfig(environment: Environment) {
  const { firebase, regions, emulators, identity, video, links, contact, registry, sessionReplay, appCheck } =
    environment
  return {
    firebase: {
      apiKey: firebase.apiKey,
      projectId: firebase.project,
      // Must be the app's own host: browsers partition the storage of a frame of another origin.
      authDomain: new URL(siteOf(environment, 'shell').origin).host,
      appId: firebase.appId,
    },
    region: regions.functions,
    emulators: emulators && {
      authUrl: `http://localhost:${emulators.auth}`,
      firestorePort: emulators.firestore,
      functionsPort: emulators.functions,
    },
    identity,
    video,
    links,
    support: contact.support,
    registry,
    overrideOrigins: environment.overrideOrigins ?? [],
    sessionReplay,
    appCheck: appCheck && { siteKey: appCheck.siteKey },
  }
}
