import type { LogEntry } from 'firebase-functions/logger'
import { writeLog } from './log.ts'
import { pseudonym } from './pseudonym.ts'

/** An event that an investigation needs. Whom it concerns is logged as a pseudonym only. */
export type SecurityEvent =
  | {
      readonly event: 'sign-in-refused' | 'role-refused' | 'rate-limited' | 'app-check-refused'
      readonly callable: string
      readonly uid: string | null
    }
  | {
      readonly event: 'request-refused'
      readonly callable: string
      readonly reason: 'foreign-origin' | 'body-too-large' | 'body-too-deep'
    }
  | { readonly event: 'quota-exceeded'; readonly quota: Quota; readonly uid: string }
  | { readonly event: 'signed-out-everywhere' | 'account-deleted'; readonly uid: string }
  | { readonly event: 'calendar-address-created' | 'calendar-address-revoked'; readonly uid: string }
  | { readonly event: 'organization-rules-changed'; readonly domain: string; readonly change: Change }

type Quota = 'documents' | 'judge-of-member' | 'judge-in-total' | 'coach-of-member' | 'coach-in-total'
type Change = 'created' | 'updated' | 'deleted'

/** Logs an event of security. */
export type SecurityLog = (event: SecurityEvent) => void

/**
 * Creates a log of structured entries, which Cloud Logging selects by `jsonPayload.security.event`. They contain no
 * e-mail address, no text of a member and no request.
 */
export function createSecurityLog(writeEntry: (entry: LogEntry) => void): SecurityLog {
  return (event) => {
    const security = {
      ...event,
      ...('uid' in event && event.uid !== null ? { uid: pseudonym(event.uid) } : {}),
      ...('domain' in event ? { domain: pseudonym(event.domain) } : {}),
    }
    writeEntry({ severity: 'NOTICE', message: `security: ${event.event}`, security })
  }
}

export const logSecurity: SecurityLog = createSecurityLog(writeLog)
