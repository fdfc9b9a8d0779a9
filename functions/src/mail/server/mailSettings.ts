import { defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'

/** Server for outgoing mail with its user and password: smtps://user:password@host. Functions that mail list it. */
export const SMTP_URL = defineSecret('SMTP_URL')

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
})

/** How mails are sent. */
export interface MailSettings {
  readonly smtpUrl: string
  readonly from: Readonly<z.infer<typeof senderSchema>>
  readonly appOrigin: string
}

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
  })
  if (read.success) {
    return { smtpUrl: read.data.SMTP_URL, from: read.data.MAIL_FROM, appOrigin: read.data.APP_ORIGIN }
  }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  throw new MailSettingsError(`Mails cannot be sent. Not usable: ${[...wrong].join(', ')}.`)
}
