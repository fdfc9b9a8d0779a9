import { defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'

/** Secret of the server-to-server app at Zoom. Functions that call Zoom list it among their secrets. */
export const ZOOM_CLIENT_SECRET = defineSecret('ZOOM_CLIENT_SECRET')
/** Signs the webhooks. While it is rotated, the old and the new one, separated by a comma. */
export const ZOOM_WEBHOOK_SECRET = defineSecret('ZOOM_WEBHOOK_SECRET')

const ZOOM_ACCOUNT_ID = defineString('ZOOM_ACCOUNT_ID', {
  default: '',
  description: 'Account id of the server-to-server app at Zoom. Empty: events are not synced.',
})
const ZOOM_CLIENT_ID = defineString('ZOOM_CLIENT_ID', {
  default: '',
  description: 'Client id of the server-to-server app at Zoom.',
})
const ZOOM_HOSTS = defineString('ZOOM_HOSTS', {
  default: '',
  description: 'Ids of the Zoom users whose events are shown, separated by commas.',
})
const ZOOM_API_ORIGIN = defineString('ZOOM_API_ORIGIN', {
  default: 'https://api.zoom.us',
  description: "Origin of Zoom's API. http only for this machine.",
})
const ZOOM_OAUTH_ORIGIN = defineString('ZOOM_OAUTH_ORIGIN', {
  default: 'https://zoom.us',
  description: "Origin of Zoom's token endpoint. http only for this machine.",
})

// The secret and the members' addresses are sent there.
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isEncryptedOrLocal)
  .refine((url) => URL.canParse(url) && new URL(url).origin === url)

const settingsSchema = z.object({
  accountId: z.string().min(1),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  hosts: z.array(z.string()).min(1).readonly(),
  apiOrigin: origin,
  oauthOrigin: origin,
})

/** How Zoom is reached, and whose events are imported. */
export type ZoomSettings = Readonly<z.infer<typeof settingsSchema>>

const PARAMETERS: Readonly<Record<string, string>> = {
  accountId: 'ZOOM_ACCOUNT_ID',
  clientId: 'ZOOM_CLIENT_ID',
  clientSecret: 'ZOOM_CLIENT_SECRET',
  hosts: 'ZOOM_HOSTS',
  apiOrigin: 'ZOOM_API_ORIGIN',
  oauthOrigin: 'ZOOM_OAUTH_ORIGIN',
}

/** The configuration is incomplete or invalid. The message names the parameters, never their values. */
export class ZoomSettingsError extends Error {
  override readonly name = 'ZoomSettingsError'
}

/**
 * Reads the settings from the parameters of the functions.
 * @throws ZoomSettingsError if a parameter is missing or malformed
 */
export function readZoomSettings(): ZoomSettings {
  const read = settingsSchema.safeParse({
    accountId: ZOOM_ACCOUNT_ID.value(),
    clientId: ZOOM_CLIENT_ID.value(),
    clientSecret: ZOOM_CLIENT_SECRET.value(),
    hosts: listOf(ZOOM_HOSTS.value()),
    apiOrigin: ZOOM_API_ORIGIN.value(),
    oauthOrigin: ZOOM_OAUTH_ORIGIN.value(),
  })
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path }) => PARAMETERS[String(path[0])] ?? '')
  throw new ZoomSettingsError(`Zoom cannot be used. Not usable: ${[...new Set(wrong)].join(', ')}.`)
}

/** Whether events are imported from Zoom at all. */
export const isZoomConfigured = (): boolean => ZOOM_ACCOUNT_ID.value() !== ''

/** The secrets that webhooks may be signed with. */
export const zoomWebhookSecrets = (): readonly string[] => listOf(ZOOM_WEBHOOK_SECRET.value())

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
