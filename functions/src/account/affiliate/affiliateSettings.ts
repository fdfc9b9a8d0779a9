import { defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'

const AFFILIATE_URL = defineString('AFFILIATE_URL', {
  default: '',
  description: 'Where complete profiles are posted: https://…. http only for this machine. Empty: nowhere.',
})
/** Bearer token of the affiliate service. The function that posts profiles lists it among its secrets. */
export const AFFILIATE_KEY = defineSecret('AFFILIATE_KEY')

const settingsSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).refine(isEncryptedOrLocal),
  key: z.string().min(1),
})

/** Address and key of the affiliate service. */
export type AffiliateSettings = Readonly<z.infer<typeof settingsSchema>>

/** The configuration is incomplete or invalid. The message names the parameters, never their values. */
export class AffiliateSettingsError extends Error {
  override readonly name = 'AffiliateSettingsError'
}

/**
 * The settings of the affiliate service; null if none is configured.
 * @throws AffiliateSettingsError
 */
export function readAffiliateSettings(): AffiliateSettings | null {
  const url = AFFILIATE_URL.value()
  if (url === '') return null
  const settings = settingsSchema.safeParse({ url, key: AFFILIATE_KEY.value() })
  if (settings.success) return settings.data
  const wrong = settings.error.issues.map(({ path }) => `AFFILIATE_${path.join('').toUpperCase()}`)
  throw new AffiliateSettingsError(
    `The affiliate service cannot be used. Not usable: ${[...new Set(wrong)].join(', ')}.`,
  )
}
