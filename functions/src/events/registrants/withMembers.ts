import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { eventMembersPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { type Ledger, ledgerOf } from '../registration/Ledger.ts'

type Minutes = (registrant: { readonly id: string; readonly email: string }) => number

/**
 * Joins the registrants at Zoom with the members who registered here, by the id of the registration or by the address.
 * Members whom Zoom does not list are added: those on the waitlist, and at events without registration all of them.
 * @param minutes of each person who came, see attendanceOf; null before the end
 */
export async function withMembers(
  registrants: readonly Registrant[],
  event: LiveEvent,
  minutes: Minutes | null,
  firestore: Firestore,
): Promise<readonly Registrant[]> {
  const stored = await firestore.collection(eventMembersPath(event.documentId)).get()
  const ledgers = stored.docs.map((each) => ({ ...ledgerOf(each.data()), uid: each.id }))
  const byId = new Map(
    ledgers.flatMap((each) => (each.registrantId === '' ? [] : [[each.registrantId, each]])),
  )
  const byEmail = new Map(ledgers.map((each) => [each.email.toLowerCase(), each]))
  const joined = registrants.map((each): Registrant => {
    const ledger = byId.get(each.registrantId) ?? byEmail.get(each.email.toLowerCase())
    return ledger === undefined ? each : { ...each, member: memberOf(ledger) }
  })
  const listed = new Set(
    joined.flatMap(({ member, status }) => (status === 'cancelled' ? [] : (member?.uid ?? []))),
  )
  const missing = ledgers
    .filter(({ uid }) => !listed.has(uid))
    .filter((each) => statusOf(each, event) !== null)
  const added = await Promise.all(missing.map((each) => describe(each, event, minutes, firestore)))
  // Who canceled and waits again is listed once.
  const again = new Set(missing.map(({ uid }) => uid))
  return [...joined.filter(({ member }) => member === undefined || !again.has(member.uid)), ...added]
}

const memberOf = ({ uid, domain }: Ledger): Registrant['member'] => ({ uid, domain })

/** Status of a member whom Zoom does not list; null for those who are not listed here either. */
function statusOf({ waitlistOrder, status }: Ledger, { approval }: LiveEvent): Registrant['status'] | null {
  if (waitlistOrder !== null) return 'waitlisted'
  return approval === 'none' && status === 'registered' ? 'approved' : null
}

async function describe(
  ledger: Ledger,
  event: LiveEvent,
  minutes: Minutes | null,
  firestore: Firestore,
): Promise<Registrant> {
  // The ledger of somebody who waits has no name before their turn.
  const record = parseMember((await firestore.doc(memberPath(ledger)).get()).data())
  const email = ledger.email || record.email
  const status = statusOf(ledger, event) ?? 'approved'
  return {
    registrantId: '',
    email,
    name: `${ledger.firstName} ${ledger.lastName}`.trim() || record.name,
    status,
    registeredAt: '',
    minutes: minutes === null ? null : minutes({ id: '', email }),
    member: memberOf(ledger),
  }
}
