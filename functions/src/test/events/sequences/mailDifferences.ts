import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMailKey, eventMemberOf, isExpecting } from '../../../events/mail/eventMailLedger.ts'
import type { Ledger } from '../../../events/registration/Ledger.ts'
import { isOpen, type MailLedger, mailLedgerOf } from '../../../mail/ledger/MailLedger.ts'
import type { EventMailKind } from '../../../mail/MAIL_KINDS.ts'
import type { ReceivedMail } from './receivedMails.ts'

/** Kinds of mail by their subjects. */
const SUBJECTS: readonly (readonly [RegExp, EventMailKind])[] = [
  [/^You are registered: /, 'registrationConfirmed'],
  [/^A place is yours: /, 'registeredFromWaitlist'],
  [/^Changed: /, 'eventChanged'],
  [/^(Registration canceled|Canceled): /, 'registrationEnded'],
  [/^(Registration withdrawn|Not accepted): /, 'registrationDenied'],
  [/^No longer listed: /, 'eventUnpublished'],
  [/^News: /, 'eventMessage'],
]
/**
 * Keys of mails of which a member gets at most one for each registration. Who leaves may wait for a place afterwards, and
 * is then told that the event is canceled.
 */
const ONCE: readonly RegExp[] = [
  /^(?:registrationConfirmed|registeredFromWaitlist)-(?<generation>\d+)-/,
  /^registrationEnded-(?<generation>\d+)-0$/,
  /^registrationEnded-(?<generation>\d+)-[1-9]/,
  /^registrationDenied-(?<generation>\d+)-/,
]

interface MemberMails {
  readonly event: LiveEvent
  readonly ledger: Ledger
  /** The document with the ledger of mails. */
  readonly stored: unknown
  readonly received: readonly ReceivedMail[]
  /** Whether the member deleted an account, and the ledger with it. */
  readonly wasDeleted: boolean
  /** When the event was taken off the list, in milliseconds since 1970; null while it is published. */
  readonly unpublishedAt: number | null
  /** Whether the member's document says that the host has denied the registration. */
  readonly isDenied: boolean
}

/** Whether a member got each mail that was noted once, those that had to be noted, and no others. */
export function mailDifferences(mails: MemberMails): readonly string[] {
  const noted = mailLedgerOf(mails.stored)
  const sent = noted.filter(({ state }) => state === 'sent')
  const counts = SUBJECTS.map(([pattern, kind]) => ({
    kind,
    received: mails.received.filter(({ subject }) => pattern.test(subject)).length,
    sent: sent.filter((mail) => mail.kind === kind).length,
  }))
  const known = counts.reduce((sum, { received }) => sum + received, 0)
  return [
    ...counts.flatMap(({ kind, received, sent: expected }) => {
      const agrees = mails.wasDeleted ? received >= expected : received === expected
      return agrees ? [] : [`${received} mails ${kind} instead of ${expected}`]
    }),
    ...(known === mails.received.length ? [] : [`${mails.received.length - known} other mails`]),
    ...noted.filter(isLost).map(({ key, state }) => `the mail ${key} is ${state}`),
    ...repeated(sent, mails.ledger),
    ...(mails.wasDeleted ? [] : messagesTwice(mails.received)),
    ...missing(sent, mails),
  ]
}

/** A mail that is no longer wanted is dropped. Every other one is sent. */
const isLost = (mail: MailLedger[number]): boolean =>
  isOpen(mail) || mail.state === 'unsure' || mail.state === 'refused'

const repeated = (sent: MailLedger, { generation }: Ledger): readonly string[] =>
  ONCE.flatMap((pattern) =>
    Array.from({ length: generation + 1 }, (_none, number) => {
      const same = sent.filter(({ key }) => pattern.exec(key)?.groups?.generation === String(number))
      return same.length <= 1 ? [] : [`somebody is mailed twice: ${same.map(({ key }) => key).join(', ')}`]
    }).flat(),
  )

function messagesTwice(received: readonly ReceivedMail[]): readonly string[] {
  const messages = received.flatMap(({ subject }) => (subject.startsWith('News: ') ? [subject] : []))
  return new Set(messages).size === messages.length ? [] : ['a message was mailed twice']
}

/** Mails that a member must have had, by how the registration is at the end. */
function missing(
  sent: MailLedger,
  { event, ledger, stored, isDenied, unpublishedAt }: MemberMails,
): readonly string[] {
  const has = (kind: EventMailKind, about = '') =>
    sent.some(({ key }) => key === eventMailKey(kind, event, eventMemberOf(stored), about))
  const isConfirmed = has('registrationConfirmed') || has('registeredFromWaitlist')
  const isCancelled = event.state === 'cancelled'
  const texts: string[] = []
  if (ledger.status === 'registered' && !isCancelled) {
    if (!isConfirmed) texts.push('no confirmation')
    if (has('registrationEnded')) texts.push('a mail says that the registration has ended')
  }
  if (isExpecting(ledger) && !isCancelled) {
    if (ledger.sequence !== event.sequence) texts.push('the change of the event was not mailed')
    if (unpublishedAt !== null && !has('eventUnpublished', String(unpublishedAt))) {
      texts.push('it was not mailed that the event is no longer listed')
    }
  }
  const hasPlace = ledger.status === 'waiting' || (ledger.status === 'registered' && isConfirmed)
  if (hasPlace && isCancelled && !has('registrationEnded')) {
    texts.push('the end of the event was not mailed')
  }
  if (ledger.status === 'cancelled' && isConfirmed && !isCancelled && !has('registrationEnded')) {
    texts.push('the end of the registration was not mailed')
  }
  if (isDenied && !isCancelled && !has('registrationDenied')) texts.push('the denial was not mailed')
  return texts
}
