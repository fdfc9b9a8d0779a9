import { emulatorPorts } from '../../environment/src/hosts/emulatorPorts.ts'
import { firebaseHosting } from '../../environment/src/hosts/firebaseHosting.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'

/** As `engines` of the functions' package.json, in the name that Firebase has for it. */
const RUNTIME = 'nodejs24'

/**
 * Content of firebase.json beside the deployables: paths are relative to it.
 *
 * @param scripts digests of the page's scripts, as of scriptDigests
 */
export function firebaseConfig(environment: Environment, scripts: readonly string[]) {
  const emulators = emulatorPorts(environment)
  return {
    firestore: {
      rules: 'firestore.rules',
      indexes: 'firestore.indexes.json',
      location: environment.regions.database,
    },
    functions: [{ source: 'functions', codebase: 'default', runtime: RUNTIME }],
    hosting: firebaseHosting(environment, scripts, (name) => `hosting/${name}`),
    ...(emulators === null ? {} : { emulators }),
  }
}
