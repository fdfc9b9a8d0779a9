import { readVersion } from '../version/isCriticalUpdate.ts'
import { describeEvent } from './analyticsEvents.ts'
import { type EventParameters, withoutPersonalContent } from './EventParameters.ts'

/** An event of the page. */
export interface AnalyticsEvent {
  readonly event: string
  readonly parameters: EventParameters
}

/**
 * An event as stored in system/monitoring/analytics (docs/product.md §3), without its field `timestamp`, which is the
 * time at which the server receives it.
 */
export interface AnalyticsRecord {
  readonly event: string
  readonly description: string
  readonly event_params: EventParameters
  readonly build_version: string
  readonly major_version: number
  readonly minor_version: number
  readonly uid: string
  readonly email: string
  readonly domain: string
}

/**
 * @param person identity in the token
 * @param build version of this build, for example "19.2.0"
 */
export function analyticsRecord(
  { event, parameters }: AnalyticsEvent,
  { uid, email, domain }: Pick<AnalyticsRecord, 'uid' | 'email' | 'domain'>,
  build: string,
): AnalyticsRecord {
  const version = readVersion(build)
  return {
    event,
    description: describeEvent(event),
    event_params: withoutPersonalContent(parameters),
    build_version: build,
    major_version: version?.major ?? 0,
    minor_version: version?.minor ?? 0,
    uid,
    email,
    domain,
  }
}
