import { randomUUID } from 'node:crypto'
import {
  calendarFeedPath,
  eventMemberPath,
  registrationPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { costOf } from '../test/costOf.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../test/events/openEvents.ts'
import { createFeedToken, findFeedOwner, revokeFeedToken } from './calendar/feedAddress.ts'
import { readFeedEntries } from './calendar/readFeedEntries.ts'
import type { EventMails } from './mail/EventMails.ts'
import { syncRegistration } from './registration/syncRegistration.ts'
import { followPlaces } from './registration/waitlist/followPlaces.ts'
import { followWaitlists } from './registration/waitlist/followWaitlists.ts'

const TRIES = 12
/** The mails about registrations are not sent. */
const mails: EventMails = { confirmed: async () => {}, cancelled: async () => {}, denied: async () => {} }

let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  // Without triggers: the tests call what they do, and nothing else is counted.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

let people = 0
/** @param accessType of the record: NEVER_SUBSCRIBED for an account without a membership */
async function member(accessType = 'STANDARD'): Promise<string> {
  people += 1
  const uid = `person${people}`
  await events.createMember(uid, { accessType })
  return uid
}
/** At once. One that collides with another is repeated by the trigger, which changes nothing here. */
const times = (work: (at: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: TRIES }, (_none, at) => work(at)))

/** As the trigger does. */
async function follow(uid: string, eventId: string): Promise<void> {
  await syncRegistration({ uid, domain: DOMAIN, eventId }, events.services({ mails }))
  await followPlaces(eventId, events.services({ mails }))
}
async function ask(uid: string, eventId: string, fields: object = {}): Promise<void> {
  await events.request(uid, eventId, fields)
  await follow(uid, eventId)
}
async function fullEvent(): Promise<string> {
  const { eventId } = await events.publish({ capacity: 1 })
  await events.firestore.doc(syncedEventPath(eventId)).update({ capacity: 1 })
  await ask(await member(), eventId)
  return eventId
}
const exists = async (path: string) => ((await events.firestore.doc(path).get()).exists ? 1 : 0)
const waits = async (uid: string, eventId: string) =>
  (await events.firestore.doc(eventMemberPath(eventId, uid)).get()).get('waitlistOrder') > 0 ? 1 : 0
/** The event of the test. */
const shared = { eventId: '' }
const feedServices = () => ({
  firestore: events.firestore,
  newToken: () => randomUUID(),
  now: () => new Date(),
})
async function readFeed(uid: string): Promise<void> {
  const token = await createFeedToken({ uid, domain: DOMAIN }, feedServices())
  expect(await findFeedOwner(token, events.firestore)).toBe(uid)
  await readFeedEntries(uid, {
    firestore: events.firestore,
    auth: getAuth(),
    appOrigin: '',
    now: Date.now,
  })
}

interface Attack {
  /** Tries to leave as much as possible behind, for an account without a membership. */
  readonly attack: (uid: string) => Promise<unknown>
  /** What is left behind: documents, and places on a waitlist. */
  readonly left: (uid: string) => Promise<number>
  readonly most: number
  /** Prepares what another member does. @returns does it */
  readonly other: () => Promise<() => Promise<unknown>>
}

// The rules refuse requests of such an account (firestore/src/attempts.test.ts). One may be left from a past membership.
const ATTACKS: Readonly<Record<string, Attack>> = {
  'asks to join again and again': {
    attack: (uid) => times(() => ask(uid, shared.eventId)),
    // The ledger, which says that nothing is left to do.
    left: async (uid) =>
      (await exists(registrationPath({ uid, domain: DOMAIN }, shared.eventId))) +
      (await exists(eventMemberPath(shared.eventId, uid))),
    most: 1,
    other: async () => {
      const { eventId } = await events.publish()
      const uid = await member()
      return () => ask(uid, eventId)
    },
  },
  'asks for a place on a waitlist': {
    attack: (uid) => times(() => ask(uid, shared.eventId, { waitlist: true })),
    left: (uid) => waits(uid, shared.eventId),
    most: 0,
    other: async () => {
      const uid = await member()
      await events.request(uid, shared.eventId, { waitlist: true })
      await syncRegistration({ uid, domain: DOMAIN, eventId: shared.eventId }, events.services({ mails }))
      await events.firestore.doc(registrationPath({ uid, domain: DOMAIN }, shared.eventId)).delete()
      return () => follow(uid, shared.eventId)
    },
  },
  'asks for places on a waitlist, before the schedule': {
    attack: (uid) => times(() => ask(uid, shared.eventId, { waitlist: true })),
    left: (uid) => waits(uid, shared.eventId),
    most: 0,
    other: async () => () => followWaitlists(events.services({ mails }), () => true),
  },
  'creates and revokes a calendar address': {
    attack: (uid) =>
      times(async (at) => {
        await createFeedToken({ uid, domain: DOMAIN }, feedServices())
        if (at % 3 === 0) await revokeFeedToken(uid, events.firestore)
      }),
    left: (uid) => exists(calendarFeedPath(uid)),
    most: 1,
    other: async () => {
      const uid = await member()
      await ask(uid, shared.eventId)
      return () => readFeed(uid)
    },
  },
}

test.each(Object.entries(ATTACKS))(
  'an account without a membership that %s leaves little behind, and members need no more work',
  async (_name, { attack, left, most, other }) => {
    shared.eventId = await fullEvent()
    const costs = async () => costOf(cloud, await other())
    // The first call of this process reads settings.
    await costs()
    const before = await costs()
    const uid = await member('NEVER_SUBSCRIBED')
    await attack(uid)
    expect(await left(uid)).toBeLessThanOrEqual(most)
    expect(await costs()).toEqual(before)
  },
)
