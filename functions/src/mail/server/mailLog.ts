import type { LogEntry } from 'firebase-functions/logger'
import { writeLog } from '../../log/log.ts'
import { pseudonym } from '../../log/pseudonym.ts'
import type { MailKind } from '../MAIL_KINDS.ts'
import { mailMeaningOf } from './MAIL_ANSWERS.ts'
import { MailSettingsError } from './mailSettings.ts'
import { MailRefusedError } from './openMailer.ts'

/** Something about mails that an operator has to know. */
export interface MailEvent {
  /** `mail-failed` is tried again, `mail-refused` is not. `mail-unsure`: nobody knows whether it was sent. */
  readonly event: 'mail-failed' | 'mail-refused' | 'mail-unsure'
  readonly kind: MailKind
  /** A uid, or the id of an address. */
  readonly person: string
  readonly reason: string
}

/** Logs an event of mails. People are named by pseudonyms. */
export function createMailLog(writeEntry: (entry: LogEntry) => void): (event: MailEvent) => void {
  return (event) =>
    writeEntry({
      severity: event.event === 'mail-refused' ? 'ERROR' : 'WARNING',
      message: `mail: ${event.event}`,
      mail: { ...event, person: pseudonym(event.person) },
    })
}

export const logMails = createMailLog(writeLog)

/** Description of an error for the log. Its message is left out, because it may name a recipient. */
export function mailFailure(error: unknown): string {
  if (error instanceof MailSettingsError) return error.message
  if (!(error instanceof Error)) return typeof error
  if (error instanceof MailRefusedError && error.cause === undefined) return error.message
  const cause = error.cause instanceof Error ? error.cause : error
  const details = ['code', 'responseCode', 'command'].flatMap((name) => {
    const value: unknown = Reflect.get(cause, name)
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : []
  })
  const of = (name: string): unknown => Reflect.get(cause, name)
  const meaning = mailMeaningOf({
    code: of('code'),
    responseCode: of('responseCode'),
    response: of('response'),
  })
  return [error.name, ...details, `(${meaning})`].join(' ')
}
