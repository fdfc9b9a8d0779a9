export interface FunctionsEnvironment {
  readonly project: string
  readonly firestorePort: number
  readonly authPort: number
  /** Values of the functions' parameters, unless the environment has them. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Environment variables with which firebase-functions and firebase-admin connect to the local cloud. */
export function functionsEnvironment(
  inherited: NodeJS.ProcessEnv,
  { project, firestorePort, authPort, parameters }: FunctionsEnvironment,
): NodeJS.ProcessEnv {
  return {
    ...parameters,
    ...inherited,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    FUNCTIONS_EMULATOR: 'true',
    // Without it the Google libraries request a metadata server on the network.
    METADATA_SERVER_DETECTION: 'none',
  }
}
