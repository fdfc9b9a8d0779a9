import { emulatorPorts } from '../../environment/src/hosts/emulatorPorts.ts'
import { firebaseHosting } from '../../environment/src/hosts/firebaseHosting.ts'
import type { PublishedPages } from '../../environment/src/hosts/ShellPages.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'

/** As `engines` of the functions' package.json, in the name that Firebase has for it. */
const RUNTIME = 'nodejs24'

/**
 * Content of firebase.json beside the deployables: paths are relative to it.
 *
 * @param pages of the shell
 */
export function firebaseConfig(environment: Environment, pages: PublishedPages) {
  const emulators = emulatorPorts(environment)
  return {
    firestore: {
      rules: 'firestore.rules',
      indexes: 'firestore.indexes.json',
      location: environment.regions.database,
    },
    functions: [{ source: 'functions', codebase: 'default', runtime: RUNTIME }],
    hosting: firebaseHosting(environment, pages, (name) => `hosting/${name}`),
    ...(emulators === null ? {} : { emulators }),
  }
}
