import { setTimeout as sleep } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { accounts } from '../../database/accounts.ts'
import { confirmedEmail } from '../../database/confirmedEmail.ts'
import { database } from '../../database/database.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { defineCount } from '../../network/defineCount.ts'
import type { EventMails } from '../mail/EventMails.ts'
import { smtpEventMails } from '../mail/smtpEventMails.ts'
import { openZoom } from '../zoom/openZoom.ts'
import type { ZoomApi } from '../zoom/ZoomApi.ts'

const REGISTRATION_UNDO_SECONDS = defineCount('REGISTRATION_UNDO_SECONDS', {
  // Longer than the page offers it, because what is pressed in the last moment arrives later.
  default: 20,
  description: 'For so long a member may take a cancellation back, before it is carried out at Zoom.',
})
const WAITLIST_DECLINE_HOURS = defineCount('WAITLIST_DECLINE_HOURS', {
  default: 24,
  description: 'For so long a member who got a place from the waitlist is asked to decline it, at most.',
})
/** For the requests to Zoom of one turn. */
const ZOOM_MILLISECONDS = 30_000

/** What work on registrations needs. */
export interface EventServices {
  readonly firestore: Firestore
  /** Opens Zoom for one turn. @throws ZoomSettingsError */
  readonly openZoom: () => ZoomApi
  readonly mails: EventMails
  /** Whether the address of a member's account is confirmed. */
  readonly isConfirmed: (uid: string) => Promise<boolean>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly undoMilliseconds: number
  /** How long a member from the waitlist is asked to decline, at most. */
  readonly declineHours: number
}

/** The services with the rights of the server. */
export function eventServices(): EventServices {
  const firestore = database()
  return {
    firestore,
    openZoom: () => openZoom(ZOOM_MILLISECONDS),
    mails: smtpEventMails(mailServices({ firestore, now: Date.now })),
    isConfirmed: (uid) => confirmedEmail(uid, accounts()).then((email) => email !== null),
    now: Date.now,
    wait: sleep,
    undoMilliseconds: REGISTRATION_UNDO_SECONDS.value() * 1000,
    declineHours: WAITLIST_DECLINE_HOURS.value(),
  }
}
