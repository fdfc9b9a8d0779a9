import { functionsOrigin } from '../generate/functionAddress.ts'
import type { Environment } from '../schema/environmentSchema.ts'

/** Origins that a page of the shell may connect to. */
export interface PolicyOrigins {
  /** Origins of the features and of their overrides, for example "http://localhost:3005". */
  readonly features: readonly string[]
  /** Source expressions of the services, for example "http://localhost:9099". */
  readonly services: readonly string[]
  /** Source expressions of frames: the player of recordings, and reCAPTCHA. */
  readonly frames: readonly string[]
}

/** What the Firebase SDK connects to: database, sign-in, tokens, Remote Config and its installation id. */
const FIREBASE = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebaseremoteconfig.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
]

/** Exchanges the token of reCAPTCHA for one of App Check. */
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com'

/**
 * Its scripts need no entry: `strict-dynamic` allows what a script of ours adds.
 * @see https://developers.google.com/recaptcha/docs/faq
 */
const RECAPTCHA = 'https://www.google.com/recaptcha/'
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/']

/** Origins that the policy of the shell's page allows in an environment. */
export function policyOrigins(environment: Environment): PolicyOrigins {
  const { sites, identity, registry, overrideOrigins, sessionReplay, video, appCheck } = environment
  const features = Object.entries(sites).filter(([name]) => name !== 'shell')
  return {
    // The policy is the same for everybody: it does not know who asks for the page.
    features: [...features.map(([, { origin }]) => origin), ...(overrideOrigins ?? [])],
    services: [
      ...firebaseOrigins(environment),
      functionsOrigin(environment),
      identity.origin,
      ...(registry === null ? [] : [new URL(registry.url).origin]),
      ...(sessionReplay === null ? [] : [new URL(sessionReplay.collector).origin]),
      ...(appCheck === null ? [] : [APP_CHECK, RECAPTCHA]),
    ],
    frames: [video.origin, ...(appCheck === null ? [] : RECAPTCHA_FRAMES)],
  }
}

/** Each tab uses its own host name for a local Firestore, because browsers limit connections per host. */
const firebaseOrigins = ({ emulators }: Environment): readonly string[] =>
  emulators === null
    ? FIREBASE
    : [
        `http://localhost:${emulators.firestore}`,
        `http://*.localhost:${emulators.firestore}`,
        `http://localhost:${emulators.auth}`,
      ]
