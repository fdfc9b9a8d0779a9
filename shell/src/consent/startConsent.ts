import { saveCookieChoice, watchSession } from '@outcome-studio/shared/data'
import { eraseOptional } from '@outcome-studio/shared/storage'
import type { Analytics } from '../analytics/createAnalytics.ts'
import { whenIdle } from '../core/whenIdle.ts'
import type { CommonServices } from '../host/createHost.ts'
import { createSessionReplay } from '../sessionReplay/createSessionReplay.ts'
import { type Consent, createConsent } from './createConsent.ts'
import { createStoredRejections } from './createStoredRejections.ts'
import { startInsights } from './startInsights.ts'

/**
 * Starts consent and everything that depends on it.
 * @param collector address that receives recordings; null turns recording off
 */
export function startConsent(
  services: CommonServices,
  collector: string | null,
  analytics: Analytics,
): Consent {
  const consent = createConsent({
    services,
    save: saveCookieChoice,
    rejections: createStoredRejections(window, window),
    page: window,
    now: () => new Date(),
  })
  const replay = createSessionReplay({
    collector,
    loadRecorder: async () => (await import('../sessionReplay/recordWithRrweb.ts')).recordWithRrweb,
    whenIdle,
    fetch: (address, init) => fetch(address, init),
    page: document,
    storage: window,
    newId: () => crypto.randomUUID(),
    onFailure: (error) => console.warn(error),
  })
  startInsights({
    consent,
    services,
    analytics,
    replay,
    watchSession,
    erase: () => eraseOptional(window),
  })
  return consent
}
