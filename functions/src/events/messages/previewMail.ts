import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import type { EventMailPreview } from '@outcome-studio/shared/callables/previewEventMail'
import { type EventMessage, endTimeOf, type LiveEvent } from '@outcome-studio/shared/domain/events'
import type { Member } from '@outcome-studio/shared/domain/member'
import { refusedAddresses } from '../../mail/bounces/refusedAddresses.ts'
import { usableContent } from '../../mail/frame/renderMail.ts'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import type { Standing } from '../mail/eventMailLedger.ts'
import { eventContent } from '../mail/eventMessage.ts'
import { NO_MESSAGE } from '../mail/eventTexts.ts'
import type { EventChange } from '../managing/changeAtZoom.ts'
import { EXPECTING, recipientsOf } from './recipientsOf.ts'

/** A mail that is about to be sent. */
export type PlannedMail =
  | ({ readonly kind: 'message' } & EventMessage)
  /** The event is taken off the list. */
  | { readonly kind: 'unpublished' }
  | EventChange

/**
 * Who would get a mail about an event, and the mail as it would arrive at the caller.
 * @param registrants of the event
 * @param reader the caller's record, for name and clock
 */
export async function previewMail(
  planned: PlannedMail,
  current: LiveEvent,
  registrants: readonly Registrant[],
  reader: Member,
  { firestore, settings, now }: Pick<MailServices, 'firestore' | 'settings' | 'now'>,
): Promise<EventMailPreview> {
  const { kind, event } = mailOf(planned, current)
  const audiences = planned.kind === 'message' ? [planned.audience] : EXPECTING
  const { members, uids, waiting, strangers } = recipientsOf(registrants, audiences)
  const standing = uids.length === waiting ? waitingOf(members) : 'registered'
  const emails = members.map(({ email }) => email)
  const refused = await refusedAddresses(emails, firestore, now())
  const content = usableContent(
    eventContent({
      kind,
      event,
      recipient: {
        uid: '',
        email: reader.email,
        name: reader.name,
        joinURL: event.joinURL,
        clock: reader,
        standing,
        was: current,
        denialReason: '',
        wasConfirmed: true,
      },
      message: planned.kind === 'message' ? planned : NO_MESSAGE,
      settings,
      unsubscribeUrl: '',
      now: now(),
    }),
  )
  const { subject, heading, paragraphs, block, button, links, notes, footer } = content
  return {
    people: uids.length,
    waiting,
    strangers,
    unreachable: new Set(emails.filter((email) => refused.has(email))).size,
    mail: {
      subject,
      heading,
      paragraphs,
      block: block && { title: block.title, lines: block.lines },
      button: button?.label ?? null,
      links: links.map(({ label }) => label),
      notes,
      footer: footer.text,
    },
  }
}

/** How the members stand of whom none is registered; as registered if there are none. */
function waitingOf([first]: readonly Registrant[]): Standing {
  if (first === undefined) return 'registered'
  return first.status === 'waitlisted' ? 'waitlisted' : 'awaitsApproval'
}

/** The kind of a mail, and the event that it is about. */
function mailOf(
  planned: PlannedMail,
  event: LiveEvent,
): { readonly kind: EventMailKind; readonly event: LiveEvent } {
  switch (planned.kind) {
    case 'message':
      return { kind: 'eventMessage', event }
    case 'unpublished':
      return { kind: 'eventUnpublished', event }
    case 'moved': {
      const { startTime, duration } = planned
      const endTime = endTimeOf(Date.parse(startTime), duration)
      return { kind: 'eventChanged', event: { ...event, startTime, duration, endTime } }
    }
    case 'canceled':
      return { kind: 'registrationEnded', event: { ...event, state: 'cancelled' } }
  }
}
