import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { AdminPlace } from '../command/AdminCommand.ts'
import type { AdminCloud } from './AdminCloud.ts'
import { CloudError } from './CloudError.ts'

const LOCAL_PROJECT = 'demo-outcome-studio'
const [FIRESTORE_PORT, AUTH_PORT, PAYMENTS_PORT] = [8080, 9099, 9300]
/** As in local-cloud.config.ts. */
const LOCAL_PAYMENTS = {
  STRIPE_API_KEY: 'sk_test_local',
  PRICE_YEARLY: 'price_Yearly',
  PRICE_MONTHLY: 'price_Monthly',
  PRICE_GROUP_YEARLY: 'price_GroupYearly',
  PRICE_STUDENT_MONTHLY: 'price_StudentMonthly',
} as const
/** Milliseconds for the local cloud to answer. */
const PATIENCE = 5_000

export interface OpenCloud extends AdminCloud {
  /** Names the project for the operator. */
  readonly title: string
  readonly close: () => Promise<void>
}

/**
 * Connects to the local cloud, or to a real project if the operator names one.
 * @param environment receives the addresses of the local cloud, from which the Admin SDK reads them
 * @throws CloudError
 */
export async function openAdminCloud(
  { project, portOffset, operator }: AdminPlace,
  environment: NodeJS.ProcessEnv,
): Promise<OpenCloud> {
  // Without it the Google libraries request a metadata server on the network.
  environment.METADATA_SERVER_DETECTION = 'none'
  const title =
    project === null ? await useLocal(portOffset, environment) : await useProject(project, environment)
  const credential = project === null ? {} : { credential: applicationDefault() }
  const app = initializeApp({ projectId: project ?? LOCAL_PROJECT, ...credential }, 'admin')
  return {
    title,
    auth: getAuth(app),
    firestore: getFirestore(app),
    openDatabase: (id) => getFirestore(app, id),
    operator,
    now: () => new Date(),
    announce: (line) => void process.stdout.write(`${line}\n`),
    close: () => deleteApp(app),
  }
}

async function useLocal(portOffset: number, environment: NodeJS.ProcessEnv): Promise<string> {
  const firestore = `localhost:${FIRESTORE_PORT + portOffset}`
  const auth = `localhost:${AUTH_PORT + portOffset}`
  // Replaces the environment's values: a key of the real provider must not be used for people of the local cloud.
  Object.assign(environment, LOCAL_PAYMENTS, {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    STRIPE_API_ORIGIN: `http://localhost:${PAYMENTS_PORT + portOffset}`,
  })
  for (const host of [firestore, auth]) {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(PATIENCE) }).catch((cause) => {
      const advice = 'Start it with "npm start" or "npm run local-cloud", or name a project with --project.'
      throw new CloudError(`The local cloud does not answer at ${host}. ${advice}`, { cause })
    })
  }
  return `Local cloud at ${firestore}`
}

async function useProject(project: string, environment: NodeJS.ProcessEnv): Promise<string> {
  // Outside of the functions, parameters have no defaults, and a missing secret would log a warning.
  environment.STRIPE_API_ORIGIN ??= 'https://api.stripe.com'
  environment.STRIPE_API_KEY ??= ''
  delete environment.FIRESTORE_EMULATOR_HOST
  delete environment.FIREBASE_AUTH_EMULATOR_HOST
  await applicationDefault()
    .getAccessToken()
    .catch((cause) => {
      const advice = 'Set GOOGLE_APPLICATION_CREDENTIALS, or run "gcloud auth application-default login".'
      throw new CloudError(`There are no usable credentials for the project ${project}. ${advice}`, { cause })
    })
  return `Project ${project}`
}
