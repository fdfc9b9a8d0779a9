import { CONSENT_EVENT } from './analyticsEvents.ts'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** What decides about an event besides its name. */
export interface LoggingGround {
  /** Whether the member agreed to functional insights. */
  readonly insights: boolean
  /** Host name of the page, for example "studio.example". */
  readonly hostname: string
  /** Whether a developer asked for analytics on this machine. */
  readonly debug: boolean
}

/**
 * Whether an event is written: only after consent, and not on the developer's own machine unless asked for
 * (specification, sections 4 and 9). The consent operation itself always is.
 */
export function mayLogEvent(event: string, { insights, hostname, debug }: LoggingGround): boolean {
  return event === CONSENT_EVENT || (insights && (debug || !LOCAL_HOST.test(hostname)))
}
