import { z } from 'zod'
import { StartError } from './StartError.ts'

const FirebaseConfig = z.looseObject({ projectId: z.string().optional() })

/** Projects of this form exist on no server: https://firebase.google.com/docs/emulator-suite/connect_firestore */
const DEMO = /^demo-/

/**
 * The local cloud is development and test equipment without access control of its own: it must not stand in for the
 * real one, nor run where functions could reach it.
 *
 * @throws StartError when the environment is one of production
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

/** The setting may also be the path of a file, which is not followed: that is production's form. */
function configuredProject(config: string | undefined): string | undefined {
  if (!config) return undefined
  if (!config.startsWith('{')) return config
  try {
    return FirebaseConfig.parse(JSON.parse(config)).projectId
  } catch {
    return config
  }
}
