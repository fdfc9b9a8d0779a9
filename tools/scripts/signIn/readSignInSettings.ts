import { z } from 'zod'
import type { SignInSettings } from './PRODUCTION_SIGN_IN.ts'

const IDENTITY_PLATFORM = 'https://identitytoolkit.googleapis.com'

/** Identity Platform could not be asked. The message says what to do. */
export class SignInSettingsError extends Error {
  override readonly name = 'SignInSettingsError'
}

export interface SignInProject {
  readonly project: string
  /** OAuth access token of a person who may read the configuration (firebaseauth.configs.get). */
  readonly accessToken: string
  /** Origin of Identity Platform, replaceable in tests. */
  readonly origin?: string
}

// JSON of Google's services leaves out what has its default.
const flag = z.boolean().default(false)
const enabled = z.object({ enabled: flag }).prefault({})
const configSchema = z.object({
  signIn: z
    .object({ email: enabled, phoneNumber: enabled, anonymous: enabled, allowDuplicateEmails: flag })
    .prefault({}),
  client: z
    .object({ permissions: z.object({ disabledUserSignup: flag, disabledUserDeletion: flag }).prefault({}) })
    .prefault({}),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: flag }).prefault({}),
  authorizedDomains: z.array(z.string()).default([]),
})

const providers = z.array(z.object({ name: z.string(), enabled: flag })).default([])
const providersSchema = z.object({
  oauthIdpConfigs: providers,
  inboundSamlConfigs: providers,
  defaultSupportedIdpConfigs: providers,
  nextPageToken: z.string().default(''),
})
const PROVIDER_LISTS = ['oauthIdpConfigs', 'inboundSamlConfigs', 'defaultSupportedIdpConfigs'] as const

/**
 * Reads a project's settings.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
 * @throws SignInSettingsError
 */
export async function readSignInSettings(from: SignInProject): Promise<SignInSettings> {
  const { signIn, client, emailPrivacyConfig, authorizedDomains } = await read(from, 'config', configSchema)
  const { disabledUserSignup, disabledUserDeletion } = client.permissions
  return {
    providers: await readProviders(from),
    emailAndPassword: signIn.email.enabled,
    phone: signIn.phoneNumber.enabled,
    anonymous: signIn.anonymous.enabled,
    duplicateEmails: signIn.allowDuplicateEmails,
    clientSignUp: !disabledUserSignup,
    clientDeletion: !disabledUserDeletion,
    emailEnumerationProtection: emailPrivacyConfig.enableImprovedEmailPrivacy,
    authorizedDomains: authorizedDomains.toSorted(),
  }
}

/** Providers of all kinds that are on. */
async function readProviders(from: SignInProject): Promise<readonly string[]> {
  const found: string[] = []
  for (const list of PROVIDER_LISTS) {
    let page = ''
    do {
      const path = `${list}?pageSize=100&pageToken=${encodeURIComponent(page)}`
      const answer = await read(from, path, providersSchema)
      const on = answer[list].filter((provider) => provider.enabled)
      found.push(...on.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)))
      page = answer.nextPageToken
    } while (page !== '')
  }
  return found.toSorted()
}

async function read<Schema extends z.ZodType>(
  { project, accessToken, origin = IDENTITY_PLATFORM }: SignInProject,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = `${origin}/admin/v2/projects/${encodeURIComponent(project)}/${path}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } }).catch((cause) => {
    throw new SignInSettingsError(`${origin} cannot be reached. Check the network.`, { cause })
  })
  if (!answer.ok) {
    const advice = [401, 403].includes(answer.status)
      ? 'Use a new access token of a person who may read the configuration of Firebase Auth.'
      : 'Check the name of the project.'
    throw new SignInSettingsError(`${origin} answered ${answer.status} for project ${project}. ${advice}`)
  }
  const parsed = schema.safeParse(await answer.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw new SignInSettingsError(`${origin} sent settings that cannot be read.`, { cause: parsed.error })
}
