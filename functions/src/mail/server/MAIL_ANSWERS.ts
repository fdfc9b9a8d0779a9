import type { ProviderAnswer } from '../../providers/ProviderAnswer.ts'

/** Meaning of a mail server's answer. */
type MailMeaning =
  | 'later'
  | 'notConnected'
  | 'mailboxUnknown'
  | 'mailboxFull'
  | 'messageRefused'
  | 'senderRefused'
  | 'unknown'

/** Every meaning, with what follows from it. The texts are for the log. */
export const MAIL_ANSWERS: Readonly<Record<MailMeaning, ProviderAnswer>> = {
  later: { text: 'The mail server could not take the mail now.', isRetried: true, actor: 'nobody' },
  notConnected: {
    text: 'The mail server did not accept the connection or the credentials.',
    isRetried: true,
    actor: 'operator',
  },
  mailboxUnknown: {
    text: 'The recipient has no mailbox at this address.',
    isRetried: false,
    actor: 'member',
  },
  mailboxFull: { text: 'The mailbox of the recipient is full.', isRetried: true, actor: 'member' },
  messageRefused: {
    text: 'The mail server refused the content or the size of the mail.',
    isRetried: false,
    actor: 'operator',
  },
  senderRefused: {
    text: 'The mail server refused the sender: check its policy and MAIL_FROM.',
    isRetried: true,
    actor: 'operator',
  },
  unknown: {
    text: 'The mail server refused the mail for a reason that is not known.',
    isRetried: false,
    actor: 'operator',
  },
}

interface MailFailure {
  /** The mailer's code of the step that failed. */
  readonly code: unknown
  /** SMTP reply code (RFC 5321, 4.2); undefined without an answer. */
  readonly responseCode: unknown
  /** Text of the answer, which begins with an enhanced status code (RFC 3463), if the server gives one. */
  readonly response: unknown
}

/** Subject and detail of an enhanced status code. */
const ENHANCED: Readonly<Record<string, MailMeaning>> = {
  '1.1': 'mailboxUnknown',
  '1.2': 'mailboxUnknown',
  '1.3': 'mailboxUnknown',
  '1.6': 'mailboxUnknown',
  '1.8': 'senderRefused',
  '1.10': 'mailboxUnknown',
  '2.1': 'mailboxUnknown',
  '2.2': 'mailboxFull',
  '2.3': 'messageRefused',
  '3.4': 'messageRefused',
  '7.8': 'notConnected',
}
const REPLIES: Readonly<Record<number, MailMeaning>> = {
  530: 'notConnected',
  535: 'notConnected',
  550: 'mailboxUnknown',
  551: 'mailboxUnknown',
  552: 'mailboxFull',
  553: 'mailboxUnknown',
  554: 'messageRefused',
}
const ENHANCED_CODE = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/

/**
 * Interprets a failure of the mailer or of the mail server.
 * @see RFC 5321 section 4.2 (reply codes), RFC 3463 (enhanced status codes)
 */
export function mailMeaningOf({ code, responseCode, response }: MailFailure): MailMeaning {
  // Steps before the recipient: connection, greeting, encryption and credentials.
  if (code === 'EAUTH' || code === 'ETLS') return 'notConnected'
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'later'
  // The mailer itself refuses an address that no server could take.
  if (typeof responseCode !== 'number') return 'mailboxUnknown'
  // RFC 5321, 4.2.1: a reply below 500 is transient.
  if (responseCode < 500) return 'later'
  const [, enhanced = ''] = typeof response === 'string' ? (ENHANCED_CODE.exec(response) ?? []) : []
  const known = Object.hasOwn(ENHANCED, enhanced) ? ENHANCED[enhanced] : undefined
  if (known !== undefined) return known
  if (enhanced.startsWith('7.')) return 'senderRefused'
  return REPLIES[responseCode] ?? 'unknown'
}
