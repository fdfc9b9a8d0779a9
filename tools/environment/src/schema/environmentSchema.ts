import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import {
  address,
  group,
  listOf,
  mailAddress,
  oidcProvider,
  oneOf,
  origin,
  overrideOrigin,
  port,
  sender,
  text,
  textLike,
  wholeNumber,
} from './fields.ts'

const region = z.literal(FUNCTIONS_REGION, {
  error: ({ input }) =>
    input === undefined
      ? 'is missing'
      : `must be "${FUNCTIONS_REGION}": functions are built for it (FUNCTIONS_REGION), and triggers need a database in their own region`,
})

/** Id of a price; null: the plan is not offered. */
const price = text('the id of a price, or null where the plan is not offered').nullable()

/** The fields of an environment. Null stands for "none", so that nothing is left out by accident. */
export const environmentShape = {
  firebase: group({
    /** Id of the Google Cloud project. "demo-…" never leaves the machine. */
    project: textLike(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'the id of a Google Cloud project'),
    apiKey: text('the API key of the web app'),
    appId: text('the id of the web app'),
  }),
  regions: group({ functions: region, database: region }),
  /** Ports of Firebase on this machine; null where Firebase itself is used. */
  emulators: group({
    auth: port,
    firestore: port,
    functions: port,
    /** First port of the official Hosting emulator; null where another server has the pages. */
    hosting: port.nullable(),
    /** Port of the official Pub/Sub emulator, which schedules need; null where another server runs them. */
    pubsub: port.nullable(),
  }).nullable(),
  /** The shell and each feature, by package. */
  sites: z.record(
    z.string(),
    group({
      /** Id of the site at Firebase Hosting; null where another host has it. */
      site: textLike(/^[a-z0-9][a-z0-9-]{2,28}[a-z0-9]$/, 'the id of a hosting site, or null').nullable(),
      origin,
    }),
    { error: ({ input }) => (input === undefined ? 'is missing' : 'must be a group of fields') },
  ),
  identity: group({
    providerId: oidcProvider,
    clientId: text('the id of the app at the identity provider'),
    /** Name of the provider's user database. */
    connection: text("the name of the identity provider's user database"),
    origin,
  }),
  payments: group({
    apiOrigin: origin,
    prices: group({ yearly: price, monthly: price, groupYearly: price, studentMonthly: price }),
  }),
  /** Null: events are not synced. */
  zoom: group({
    accountId: text('the account id of the server-to-server app at Zoom'),
    clientId: text('the client id of the server-to-server app at Zoom'),
    /** Ids of the users whose events are shown. */
    hosts: listOf(
      textLike(/^[^\s,]+$/, 'the id of a Zoom user'),
      'a list with the ids of at least one Zoom user',
    ),
    apiOrigin: origin,
    oauthOrigin: origin,
  }).nullable(),
  /** The player of recordings. */
  video: group({ origin }),
  mail: group({ from: sender }),
  registration: group({
    /** Seconds for which a cancellation can be undone. */
    undoSeconds: wholeNumber(1, 300),
    /** Hours for which a member from the waitlist is asked to decline. */
    declineHours: wholeNumber(1, 168),
  }),
  /** The language model of judge and coach; null: none. */
  model: group({
    url: address,
    name: text('the name of the model'),
    kind: oneOf('openai', 'anthropic'),
    /** The longest time for one request of the judge. */
    seconds: wholeNumber(1, 60),
    /** The most that it is asked on a day (UTC). */
    perDay: group({
      answersOfMember: wholeNumber(1, 100_000),
      answers: wholeNumber(1, 10_000_000),
      promptsOfMember: wholeNumber(1, 100_000),
      prompts: wholeNumber(1, 10_000_000),
    }),
  }).nullable(),
  /** Moderation of messages to the coach; null: none. */
  moderation: group({ url: address }).nullable(),
  /** Where complete profiles are posted; null: nowhere. */
  affiliate: group({ url: address }).nullable(),
  /**
   * The registry of releases, which `npm run release` writes. Null: the shell's own remotes.json, which lists what was
   * deployed or built last.
   */
  registry: group({
    url: address,
    /** Verifies its signature: base64 of SPKI, as `npm run release -- keys` prints it. */
    publicKey: textLike(/^[A-Za-z0-9+/]{80,}={0,2}$/, 'a public key as "npm run release -- keys" prints it'),
  }).nullable(),
  /** Where recordings of sessions are sent, with consent; null: nowhere. */
  sessionReplay: group({ collector: address }).nullable(),
  /** App Check by reCAPTCHA Enterprise; null: off. */
  appCheck: group({
    siteKey: textLike(/^[\w-]+$/, 'the key of a website at reCAPTCHA Enterprise'),
    /** Whether functions refuse calls without a valid token. */
    functions: oneOf('monitored', 'enforced'),
  }).nullable(),
  /** From where tools admins may load builds of features instead of the released ones; null: from nowhere. */
  overrideOrigins: listOf(overrideOrigin, 'a list of at least one origin, or null').nullable(),
  /** Pages outside the product. */
  links: group({
    training: address,
    community: address,
    termsAndConditions: address,
    privacyPolicy: address,
    termsOfUse: address,
    serviceAgreement: address,
  }),
  contact: group({
    support: mailAddress,
    /** Where vulnerabilities are reported. */
    security: mailAddress,
    /** The page that says how reports of vulnerabilities are handled. */
    securityPolicy: address,
  }),
} as const

/** All that differs by environment, except the values of secrets. */
export const environmentSchema = z.strictObject(environmentShape, { error: 'must be a group of fields' })

export type Environment = z.infer<typeof environmentSchema>
