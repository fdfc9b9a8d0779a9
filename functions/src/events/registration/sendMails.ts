import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import type { EventRecipient } from '../mail/EventMails.ts'
import { confirmationKind } from '../mail/eventMailLedger.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import { commitTurn } from './commitTurn.ts'
import type { EventServices } from './EventServices.ts'
import type { Ledger } from './Ledger.ts'
import type { Turn } from './turns.ts'

/** After so many failures one after another a mail is given up. */
const MOST_FAILURES = 5

/** The recipient of a ledger's mails. */
export const recipientOf = ({
  uid,
  domain,
  email,
  firstName,
  lastName,
  joinURL,
  declineUntil,
}: Ledger): EventRecipient => ({
  uid,
  domain,
  email,
  name: `${firstName} ${lastName}`.trim(),
  joinURL,
  declineUntil,
})

/**
 * Sends the confirmation of a registration, once. It is due in the ledger before it is sent, so that sendEventReminders
 * sends it if this process ends.
 * @throws what the mails throw; the mail then stays due
 */
export async function confirmByMail(turn: Turn, event: LiveEvent, services: EventServices): Promise<Turn> {
  const { generation, confirmed } = turn.ledger
  if (confirmed >= generation) return turn
  return await send(
    turn,
    { done: { confirmed: generation, sequence: event.sequence }, undone: { confirmed } },
    { kind: confirmationKind(turn.ledger.declineUntil), event },
    () => services.mails.confirmed(event, recipientOf(turn.ledger)),
    services,
  )
}

/** Mails a member that their confirmed registration has ended, once. @throws see confirmByMail */
export async function withdrawByMail(turn: Turn, event: LiveEvent, services: EventServices): Promise<Turn> {
  const { generation, confirmed, withdrawn } = turn.ledger
  if (confirmed < generation || withdrawn >= generation) return turn
  return await send(
    turn,
    { done: { withdrawn: generation }, undone: { withdrawn } },
    { kind: 'registrationEnded', event },
    () => services.mails.cancelled(event, { ...recipientOf(turn.ledger), joinURL: '' }),
    services,
  )
}

/** Mails a member that the host has denied their registration, once. @throws see confirmByMail */
export async function denyByMail(turn: Turn, event: LiveEvent, services: EventServices): Promise<Turn> {
  const { generation, denied } = turn.ledger
  if (denied > generation) return turn
  return await send(
    turn,
    { done: { denied: generation + 1 }, undone: { denied } },
    { kind: 'registrationDenied', event },
    () => services.mails.denied(event, { ...recipientOf(turn.ledger), joinURL: '' }),
    services,
  )
}

async function send(
  turn: Turn,
  { done, undone }: { readonly done: Partial<Ledger>; readonly undone: Partial<Ledger> },
  mail: { readonly kind: EventMailKind; readonly event: LiveEvent },
  sendMail: () => Promise<void>,
  services: EventServices,
): Promise<Turn> {
  const claimed = await commitTurn(turn, { ledger: { ...done, mailFailures: 0 }, mail }, services)
  try {
    await sendMail()
    return claimed
  } catch (error) {
    const { uid, eventId } = turn.key
    logEvents({ event: 'mail-failed', uid, eventId, reason: reasonOf(error) })
    const mailFailures = turn.ledger.mailFailures + 1
    if (mailFailures >= MOST_FAILURES) return claimed
    await commitTurn(turn, { ledger: { ...undone, mailFailures } }, services)
    throw error
  }
}
