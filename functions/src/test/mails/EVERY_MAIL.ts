import type { EventMessage, LiveEvent } from '@outcome-studio/shared/domain/events'
import type { Standing } from '../../events/mail/eventMailLedger.ts'
import { eventMessage } from '../../events/mail/eventMessage.ts'
import { NO_MESSAGE } from '../../events/mail/eventTexts.ts'
import { renderMail } from '../../mail/frame/renderMail.ts'
import {
  type EventMailKind,
  isEventMailKind,
  isPersonMailKind,
  MAIL_KINDS,
  type MailKind,
  type PersonMailKind,
} from '../../mail/MAIL_KINDS.ts'
import type { Mail } from '../../mail/Mail.ts'
import { SEAT_ENDINGS } from '../../mail/people/messages/seatEnded.ts'
import { PERSON_MAILS } from '../../mail/people/PERSON_MAILS.ts'
import { mailEvent, START } from '../events/mailEvent.ts'

/** A mail as it is sent. */
interface RenderedMail {
  readonly kind: MailKind
  /** What distinguishes it from others of its kind; empty for the usual one. */
  readonly variant: string
  readonly mail: Mail
  /** Where one click unsubscribes; null if one cannot. */
  readonly unsubscribe: string | null
}

const HOUR = 3_600_000
const APP = 'https://studio.test'
const UNSUBSCRIBE = 'https://functions.test/unsubscribe?token=t'
const READER = { name: 'Ann Lee', appOrigin: APP, timeZone: 'Europe/Berlin' }
const ACCESS = { accessUntil: new Date(START).toISOString() }

interface EventVariant {
  readonly variant?: string
  readonly standing?: Standing
  readonly changes?: Partial<LiveEvent>
  readonly message?: Pick<EventMessage, 'subject' | 'text' | 'withRecording'>
  readonly denialReason?: string
  readonly wasConfirmed?: boolean
}

const WAITING: readonly (readonly [Standing, string])[] = [
  ['awaitsApproval', 'waits for approval'],
  ['waitlisted', 'on the waitlist'],
]
const whoever = (changes: Partial<LiveEvent>): readonly EventVariant[] => [
  { changes },
  ...WAITING.map(([standing, variant]) => ({ changes, standing, variant })),
]

const EVENT_VARIANTS: Readonly<Record<EventMailKind, readonly EventVariant[]>> = {
  registrationConfirmed: [{}],
  registeredFromWaitlist: [{}],
  eventChanged: whoever({}),
  registrationEnded: [
    { variant: 'by the member' },
    ...whoever({ state: 'cancelled' }).map(({ variant, ...other }) => ({
      ...other,
      variant: ['event canceled', ...(variant === undefined ? [] : [variant])].join(', '),
    })),
  ],
  registrationDenied: [
    { variant: 'with a reason', denialReason: 'It is for coaches.' },
    { variant: 'after it was confirmed', wasConfirmed: true },
  ],
  eventUnpublished: whoever({ status: 'unpublished' }),
  eventMessage: [
    { message: { subject: 'Bring a pen', text: 'We draw.\n\nSee you\nsoon.', withRecording: false } },
    {
      variant: 'with the recording',
      changes: { state: 'ended' },
      message: { subject: 'The recording', text: 'Thank you for coming.', withRecording: true },
    },
  ],
  dayReminder: [{}],
  hourReminder: [{}],
}

const PERSON_VARIANTS: Readonly<
  Record<PersonMailKind, readonly (readonly [variant: string, data: object])[]>
> = {
  addressConfirmation: [['', { link: `${APP}/confirm` }]],
  accountDeleted: [['', { name: READER.name }]],
  renewalFailed: [
    ['', { ...ACCESS, isConfirmation: false }],
    ['bank asks', { ...ACCESS, isConfirmation: true }],
  ],
  accessEnding: [
    ['', { ...ACCESS, isConfirmation: false }],
    ['bank asks', { ...ACCESS, isConfirmation: true }],
  ],
  renewalSettled: [
    ['', { nextPaymentAt: ACCESS.accessUntil }],
    ['nothing more is charged', { nextPaymentAt: null }],
  ],
  seatsBought: [['', { seats: 2, days: 14 }]],
  seatInvitation: [
    ['', { contact: 'bea@acme.test', group: 'Acme', email: 'ann@else.test', days: 14 }],
    [
      'from a person with a name',
      {
        contact: 'bea@acme.test',
        contactName: 'Bea Buyer',
        group: 'Acme',
        email: 'ann@else.test',
        days: 14,
      },
    ],
  ],
  seatEnded: SEAT_ENDINGS.map((why) => [why, { group: 'Acme', contact: 'bea@acme.test', why }]),
  seatsReduced: [['', { seats: 2, freed: 1, withdrawn: 3 }]],
}

/** Each kind of mail in each of its variants. */
export const EVERY_MAIL: readonly RenderedMail[] = (Object.keys(MAIL_KINDS) as MailKind[]).flatMap(
  (kind): readonly RenderedMail[] => {
    if (isEventMailKind(kind)) return EVENT_VARIANTS[kind].map((variant) => ofEvent(kind, variant))
    if (!isPersonMailKind(kind)) return []
    return PERSON_VARIANTS[kind].map(([variant, data]) => ({
      kind,
      variant,
      mail: renderMail(PERSON_MAILS[kind].write(data, READER)),
      unsubscribe: null,
    }))
  },
)

function ofEvent(
  kind: EventMailKind,
  {
    variant = '',
    standing = 'registered',
    changes = {},
    message = NO_MESSAGE,
    denialReason = '',
    wasConfirmed = false,
  }: EventVariant,
): RenderedMail {
  const mail = eventMessage({
    kind,
    event: mailEvent(changes),
    recipient: {
      uid: 'ann',
      email: 'ann@acme.test',
      name: READER.name,
      joinURL: standing === 'registered' ? 'https://zoom.test/w/1' : '',
      clock: { timeZone: READER.timeZone, hourCycle: 'h23' },
      standing,
      was: { topic: 'Finding jobs', startTime: '2027-05-31T16:00:00.000Z', duration: 90 },
      denialReason,
      wasConfirmed,
      declineUntil: kind === 'registeredFromWaitlist' ? START - 26 * HOUR : null,
    },
    message,
    settings: { appOrigin: APP, from: { name: 'Outcome Studio', email: 'events@studio.test' } },
    unsubscribeUrl: MAIL_KINDS[kind].unsubscribe === null ? '' : UNSUBSCRIBE,
    now: START - 24 * HOUR,
  })
  return { kind, variant, mail, unsubscribe: mail.unsubscribe }
}
