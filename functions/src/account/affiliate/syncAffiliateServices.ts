import { syncAffiliateServices as definition } from '@outcome-studio/shared/callables/syncAffiliateServices'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { refusal } from '../../errors/refusal.ts'
import { log } from '../../log/log.ts'
import { pseudonym } from '../../log/pseudonym.ts'
import { AFFILIATE_KEY, AffiliateSettingsError, readAffiliateSettings } from './affiliateSettings.ts'
import { AffiliateError, sendProfile } from './sendProfile.ts'
import { syncProfile } from './syncProfile.ts'

/** The client only logs a failure, and calls again when the product is opened the next time. */
export const syncAffiliateServices = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 5, secrets: [AFFILIATE_KEY] },
  async (_input, { uid, domain }) => {
    try {
      const settings = readAffiliateSettings()
      if (settings === null) return
      await syncProfile({ uid, domain }, database(), (profile) => sendProfile(uid, profile, settings))
    } catch (error) {
      if (!(error instanceof AffiliateError) && !(error instanceof AffiliateSettingsError)) throw error
      log.warn('A profile was not sent to the affiliate service.', {
        reason: error.message,
        member: pseudonym(uid),
      })
      throw refusal('unavailable', 'cen/internal-error')
    }
  },
)
