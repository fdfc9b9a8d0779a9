import { defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'
import { UNSUBSCRIBE_KEY, UNSUBSCRIBE_URL } from '../unsubscribe/unsubscribeSettings.ts'

/** Server for outgoing mail with its user and password: smtps://user:password@host. */
const SMTP_URL = defineSecret('SMTP_URL')

/** The secrets of functions that mail. */
export const MAIL_SECRETS = [SMTP_URL, UNSUBSCRIBE_KEY]

const MAIL_FROM = defineString('MAIL_FROM', {
  default: '',
  description: 'Sender of mails: Outcome Studio <mail@example.com>',
})
const APP_ORIGIN = defineString('APP_ORIGIN', {
  default: '',
  description: 'Origin of the app, for links in mails: https://… . http only for this machine.',
})

/** A sender: a name, which may be empty, and an address. */
const senderSchema = z
  .string()
  .transform((text) => {
    const open = text.lastIndexOf('<')
    return open === -1 || !text.trimEnd().endsWith('>')
      ? { name: '', email: text.trim() }
      : { name: text.slice(0, open).trim(), email: text.trimEnd().slice(open + 1, -1) }
  })
  .pipe(z.object({ name: z.string(), email: z.email() }))

const settingsSchema = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: senderSchema,
  APP_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => isEncryptedOrLocal(url) && new URL(url).origin === url),
  UNSUBSCRIBE_URL: z.url({ protocol: /^https?$/ }).refine(isEncryptedOrLocal),
  UNSUBSCRIBE_KEY: z.string().min(1),
})

/** How mails are sent. */
export interface MailSettings {
  readonly smtpUrl: string
  readonly from: Readonly<z.infer<typeof senderSchema>>
  readonly appOrigin: string
  readonly unsubscribe: { readonly url: string; readonly key: string }
}

/** Origin of the app; empty if none is configured. */
export const appOrigin = (): string =>
  settingsSchema.shape.APP_ORIGIN.safeParse(APP_ORIGIN.value()).data ?? ''

/** The configuration is incomplete or invalid. The message names the parameters, never their values. */
export class MailSettingsError extends Error {
  override readonly name = 'MailSettingsError'
}

/**
 * Reads the settings from the parameters of the functions.
 * @throws MailSettingsError if a parameter is missing or malformed
 */
export function readMailSettings(): MailSettings {
  const read = settingsSchema.safeParse({
    SMTP_URL: SMTP_URL.value(),
    MAIL_FROM: MAIL_FROM.value(),
    APP_ORIGIN: APP_ORIGIN.value(),
    UNSUBSCRIBE_URL: UNSUBSCRIBE_URL.value(),
    UNSUBSCRIBE_KEY: UNSUBSCRIBE_KEY.value(),
  })
  if (read.success) {
    const { data } = read
    return {
      smtpUrl: data.SMTP_URL,
      from: data.MAIL_FROM,
      appOrigin: data.APP_ORIGIN,
      unsubscribe: { url: data.UNSUBSCRIBE_URL, key: data.UNSUBSCRIBE_KEY },
    }
  }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  throw new MailSettingsError(`Mails cannot be sent. Not usable: ${[...wrong].join(', ')}.`)
}
