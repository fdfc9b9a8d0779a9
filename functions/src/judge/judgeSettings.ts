import { defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { defineCount } from '../network/defineCount.ts'
import { isEncryptedOrLocal } from '../network/isEncryptedOrLocal.ts'

const JUDGE_URL = defineString('JUDGE_URL', {
  default: '',
  description:
    'Base URL of the language model, up to its version: https://…/v1. http only for this machine. Empty: no judge.',
})
const JUDGE_MODEL = defineString('JUDGE_MODEL', { default: '', description: 'Name of the model.' })
const JUDGE_KIND = defineString('JUDGE_KIND', {
  default: 'openai',
  description: 'How the endpoint speaks: "openai" (any compatible one) or "anthropic".',
})
const JUDGE_SECONDS = defineCount('JUDGE_SECONDS', {
  default: 40,
  description: 'How long the judge may take for one request, at most 60. What it has said by then is kept.',
})
/** Key of the endpoint. Functions that ask the judge list it among their secrets. */
export const JUDGE_KEY = defineSecret('JUDGE_KEY')

/** No request is made to an address with a name and a password. */
function hasNoCredentials(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && parsed.username === '' && parsed.password === ''
}

const settingsSchema = z.object({
  // The key and the members' texts are sent there.
  url: z
    .url({ protocol: /^https?$/ })
    .refine(isEncryptedOrLocal)
    .refine(hasNoCredentials),
  model: z.string().min(1),
  kind: z.enum(['openai', 'anthropic']),
  key: z.string(),
  seconds: z.int().min(1).max(60),
})

/** Endpoint and name of the language model. */
export type JudgeSettings = Readonly<z.infer<typeof settingsSchema>>

/**
 * The judge's configuration is incomplete or invalid. The message names the parameters, never their values.
 */
export class JudgeSettingsError extends Error {
  override readonly name = 'JudgeSettingsError'
  /** Names of the parameters. */
  readonly parameters: readonly string[]

  constructor(parameters: readonly string[]) {
    super(`The judge cannot be used. Not usable: ${parameters.join(', ')}.`)
    this.parameters = parameters
  }
}

/**
 * The judge's settings; null if none is configured.
 * @throws JudgeSettingsError
 */
export function readJudgeSettings(): JudgeSettings | null {
  const url = JUDGE_URL.value()
  if (url === '') return null
  const settings = settingsSchema.safeParse({
    url,
    model: JUDGE_MODEL.value(),
    kind: JUDGE_KIND.value() || 'openai',
    key: JUDGE_KEY.value(),
    seconds: JUDGE_SECONDS.value(),
  })
  if (settings.success) return settings.data
  const wrong = settings.error.issues.map(({ path }) => `JUDGE_${path.join('').toUpperCase()}`)
  throw new JudgeSettingsError([...new Set(wrong)])
}
