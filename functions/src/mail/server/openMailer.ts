import { Transform } from 'node:stream'
import { createTransport, type Transporter } from 'nodemailer'
import type { MailAddress, OutgoingMail } from '../Mail.ts'
import { MAIL_ANSWERS, mailMeaningOf } from './MAIL_ANSWERS.ts'
import type { MailSettings } from './mailSettings.ts'

/**
 * Milliseconds for the phases of a delivery. Their sum must be less than CLAIM_MILLISECONDS, so that no other process
 * sends the same mail.
 */
export const MAIL_TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
}
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The server does not take this mail, now or later. The message is not for logs: it may name the recipient. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
  /** Whether the recipient has no mailbox, so that no other mail arrives either. */
  readonly isMailboxUnknown: boolean

  constructor(message: string, { isMailboxUnknown = false, cause }: MailRefusal = {}) {
    super(message, { cause })
    this.isMailboxUnknown = isMailboxUnknown
  }
}

interface MailRefusal extends ErrorOptions {
  readonly isMailboxUnknown?: boolean
}

/** Sends one mail to one person. */
export interface Mailer {
  /**
   * Sends the mail once.
   * @param beforeEnd is awaited when the server has all of the mail but its end. If it fails, the server discards the mail.
   * @throws MailRefusedError if a retry cannot succeed, and other errors if it may
   */
  send(mail: OutgoingMail, to: MailAddress, messageId: string, beforeEnd: () => Promise<void>): Promise<void>
}

/** A mailer for many mails, which uses its connections again. */
export interface MailPool extends Mailer {
  /** Closes the connections. Call it when all mails are sent. */
  close(): void
}

type ServerSettings = Pick<MailSettings, 'smtpUrl' | 'from'>

/**
 * Opens a mailer for the server of the settings. Its `send` throws MailRefusedError for a permanent refusal, and the
 * error of the transport otherwise.
 */
export const openMailer = (settings: ServerSettings): Mailer =>
  mailerOf(createTransport(transportOptions(settings)), settings)

/** Opens a mailer for many mails, with as many connections as mails are sent at once. Errors are those of openMailer. */
export function openMailPool(settings: ServerSettings, maxConnections: number): MailPool {
  const transport = createTransport({
    ...transportOptions(settings),
    pool: true,
    maxConnections,
    // The ledger decides whether a mail is sent again.
    maxRequeues: 0,
  })
  return { ...mailerOf(transport, settings), close: () => transport.close() }
}

function transportOptions({ smtpUrl }: ServerSettings) {
  const { protocol, hostname } = new URL(smtpUrl)
  return {
    url: smtpUrl,
    // People's addresses and links are encrypted on the way.
    requireTLS: protocol === 'smtp:' && !LOCAL.has(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...MAIL_TIMEOUTS,
  }
}

function mailerOf(transport: Pick<Transporter, 'sendMail' | 'use'>, { from }: ServerSettings): Mailer {
  const endings = new Map<unknown, () => Promise<void>>()
  transport.use('stream', ({ data, message }, done) => {
    const beforeEnd = endings.get(data.messageId)
    if (beforeEnd !== undefined) message.transform(() => heldUntil(beforeEnd))
    done()
  })
  const host = from.email.slice(from.email.lastIndexOf('@') + 1)
  return {
    send: async ({ subject, text, html, calendar, unsubscribe }, to, id, beforeEnd) => {
      const messageId = `<${id}@${host}>`
      endings.set(messageId, beforeEnd)
      try {
        await transport.sendMail({
          from: { name: from.name, address: from.email },
          to: { name: to.name, address: to.email },
          subject,
          text,
          html,
          messageId,
          // RFC 3834: no automatic answers.
          headers: {
            'Auto-Submitted': 'auto-generated',
            // RFC 8058: the mail program unsubscribes by POST, without opening a page.
            ...(unsubscribe === null ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          ...(calendar === null
            ? {}
            : { icalEvent: { method: calendar.method, filename: 'event.ics', content: calendar.text } }),
          ...(unsubscribe === null ? {} : { list: { unsubscribe } }),
        })
      } catch (cause) {
        const meaning = meaningOf(cause)
        if (meaning === null || MAIL_ANSWERS[meaning].isRetried) throw cause
        const isMailboxUnknown = meaning === 'mailboxUnknown'
        throw new MailRefusedError('The mail was refused.', { cause, isMailboxUnknown })
      } finally {
        endings.delete(messageId)
      }
    },
  }
}

const heldUntil = (beforeEnd: () => Promise<void>): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => {
      beforeEnd().then(() => done(), done)
    },
  })

function meaningOf(error: unknown): ReturnType<typeof mailMeaningOf> | null {
  if (!(error instanceof Error)) return null
  const of = (name: string): unknown => Reflect.get(error, name)
  return mailMeaningOf({ code: of('code'), responseCode: of('responseCode'), response: of('response') })
}
