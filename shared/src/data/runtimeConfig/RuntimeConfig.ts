import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const port = z.int().check(z.minimum(1), z.maximum(65_535))

/** What `/config.json` beside the shell says about the Firebase project this page talks to. */
export const runtimeConfigSchema = z.object({
  firebase: z.object({
    apiKey: filled,
    projectId: filled,
    authDomain: filled,
    appId: filled,
  }),
  /** Region of the Cloud Functions, for example "us-west3". */
  region: filled,
  /** Where the emulators listen; null in production. */
  emulators: z.nullable(z.object({ authUrl: z.url(), firestorePort: port, functionsPort: port })),
  /** The identity provider people sign in with. */
  identity: z.object({
    /** Id of the OIDC provider in Firebase Auth, for example "oidc.outcome-studio". */
    providerId: z.string().check(z.startsWith('oidc.')),
    /** Origin of its log-out and change-password endpoints. */
    origin: z.url(),
    clientId: filled,
    /** Name of the database of people at the provider, which its change-password endpoint asks for. */
    connection: filled,
  }),
  /** Where recordings of sessions are sent once a member agreed; null where none are made. */
  sessionReplay: z.nullable(z.object({ collector: z.url() })),
})

export type RuntimeConfig = Readonly<z.infer<typeof runtimeConfigSchema>>
