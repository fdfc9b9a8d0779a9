import { z } from 'zod'

/** What `/config.json` beside the shell says about the Firebase project this page talks to. */
export const runtimeConfigSchema = z.object({
  firebase: z.object({
    apiKey: z.string().min(1),
    projectId: z.string().min(1),
    authDomain: z.string().min(1),
    appId: z.string().min(1),
  }),
  /** Region of the Cloud Functions, for example "us-west3". */
  region: z.string().min(1),
  /** Where the emulators listen; null in production. */
  emulators: z
    .object({
      authUrl: z.url(),
      firestorePort: z.int().min(1).max(65_535),
      functionsPort: z.int().min(1).max(65_535),
    })
    .nullable(),
  /** The identity provider people sign in with. */
  identity: z.object({
    /** Id of the OIDC provider in Firebase Auth, for example "oidc.outcome-studio". */
    providerId: z.string().startsWith('oidc.'),
    /** Origin of its log-out and change-password endpoints. */
    origin: z.url(),
    clientId: z.string().min(1),
    /** Name of the database of people at the provider, which its change-password endpoint asks for. */
    connection: z.string().min(1),
  }),
  /** Where recordings of sessions are sent once a member agreed; null where none are made. */
  sessionReplay: z.object({ collector: z.url() }).nullable(),
})

export type RuntimeConfig = Readonly<z.infer<typeof runtimeConfigSchema>>
