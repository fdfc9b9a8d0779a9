import { z } from 'zod'
import { StartError } from './StartError.ts'

const FirebaseConfig = z.looseObject({ projectId: z.string().optional() })

/**
 * Project ids of this form do not exist in production:
 * https://firebase.google.com/docs/emulator-suite/connect_firestore
 */
const DEMO = /^demo-/

/**
 * Rejects an environment with production settings. The local cloud has no access control of its own, so it must not
 * replace production. Its functions must not reach production either.
 *
 * @throws StartError when the environment has production settings
 */
export function refuseProduction(environment: NodeJS.ProcessEnv): void {
  const found = productionSetting(environment)
  if (found === undefined) return
  throw new StartError(
    `${found}, which is a production setting; the local cloud is for development and tests only. Unset it for this command.`,
  )
}

function productionSetting(environment: NodeJS.ProcessEnv): string | undefined {
  if (environment.NODE_ENV === 'production') return 'NODE_ENV is "production"'
  for (const name of ['GOOGLE_APPLICATION_CREDENTIALS', 'K_SERVICE', 'FUNCTION_TARGET']) {
    if (environment[name]) return `${name} is set`
  }
  for (const name of ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT']) {
    const project = environment[name]
    if (project && !DEMO.test(project)) return `${name} is "${project}"`
  }
  const project = configuredProject(environment.FIREBASE_CONFIG)
  return project && !DEMO.test(project) ? `FIREBASE_CONFIG names the project "${project}"` : undefined
}

/** The setting may also be the path of a file, which only production uses. The file is not read. */
function configuredProject(config: string | undefined): string | undefined {
  if (!config) return undefined
  if (!config.startsWith('{')) return config
  try {
    return FirebaseConfig.parse(JSON.parse(config)).projectId
  } catch {
    return config
  }
}
