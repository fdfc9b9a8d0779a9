import type { Session } from '@outcome-studio/shared/data'
import type { HostServices } from '@outcome-studio/shared/feature'
import type { Analytics } from '../analytics/createAnalytics.ts'
import { logSignIns } from '../analytics/logSignIns.ts'
import type { SessionReplay } from '../sessionReplay/createSessionReplay.ts'
import type { Consent } from './createConsent.ts'
import { whileAgreed } from './whileAgreed.ts'

interface InsightsParts {
  readonly consent: Pick<Consent, 'insightsOf'>
  readonly services: Pick<HostServices, 'member' | 'logEvent'>
  readonly analytics: Pick<Analytics, 'setInsightsOf'>
  readonly replay: SessionReplay
  readonly watchSession: (listener: (session: Session) => void) => () => void
  /** Erases what may be stored only with consent. */
  readonly erase: () => void
}

/**
 * Runs everything that needs functional insights while the member agrees. Erases its stored data once the member is
 * known not to agree. Returns the release.
 */
export function startInsights(parts: InsightsParts): () => void {
  const { consent, services, analytics, replay, watchSession, erase } = parts
  const { insightsOf } = consent
  const eraseUnlessAgreed = () => {
    if (services.member.get() !== null && insightsOf.get() === null) erase()
  }
  const releases = [
    whileAgreed(insightsOf, () => {
      const stop = replay.start()
      return () => {
        stop()
        erase()
      }
    }),
    whileAgreed(insightsOf, () => {
      analytics.setInsightsOf(insightsOf.get())
      return () => analytics.setInsightsOf(null)
    }),
    // Last, because logging a sign-in needs analytics to be set to its member.
    logSignIns({ watchSession, insightsOf, logEvent: services.logEvent }),
    services.member.subscribe(eraseUnlessAgreed),
    watchSession((session) => {
      if (session.state === 'signedOut') erase()
    }),
  ]
  return () => {
    for (const release of releases) release()
  }
}
