import { CONSENT_EVENT } from '@outcome-studio/shared/domain/analytics'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** Conditions for logging an event. */
export interface LoggingGround {
  /** Whether the member agreed to functional insights. */
  readonly insights: boolean
  /** Host name of the page, for example "studio.example". */
  readonly hostname: string
  /** Whether a developer enabled analytics on this machine. */
  readonly debug: boolean
}

/**
 * Whether an event is logged: only with consent, and not on a local host unless enabled
 * (docs/product.md §4 and §9). The consent event is always logged.
 */
export function mayLogEvent(event: string, { insights, hostname, debug }: LoggingGround): boolean {
  return event === CONSENT_EVENT || (insights && (debug || !LOCAL_HOST.test(hostname)))
}
