import { eventIdOf, UNEDITED } from '@outcome-studio/shared/domain/events'
import { registrationPath, SYNCED_EVENTS_PATH, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { SharedCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type EventServices, eventServices } from '../../events/registration/EventServices.ts'
import { runSync, type SyncAnswer } from '../../events/sync/runSync.ts'
import { openZoom } from '../../events/zoom/openZoom.ts'

/** Accounts of one import. It accepts 1,000, but a busy machine may need more than the 25 seconds of the SDK. */
const MOST_ACCOUNTS = 50
export const HOSTS = ['host_studio', 'host_academy'] as const
export const DOMAIN = 'solo.test'

const registrantsSchema = z.object({
  registrants: z.array(
    z.object({ id: z.string(), email: z.string(), status: z.string(), join_url: z.string().optional() }),
  ),
})
const eventSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  join_url: z.string(),
  occurrences: z.array(z.object({ occurrence_id: z.string(), start_time: z.string() })),
})
export type OwnerEvent = z.infer<typeof eventSchema>
export type OwnerRegistrant = z.infer<typeof registrantsSchema>['registrants'][number]

/** A local cloud with Zoom, and members who register. */
export interface EventsCloud {
  readonly cloud: SharedCloud
  readonly firestore: Firestore
  /** Calls an endpoint of Zoom's owner. */
  owner(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  /** Adds an event at Zoom that begins in some minutes. */
  addEvent(fields?: object, minutes?: number): Promise<OwnerEvent>
  /** Adds a published event at Zoom and in the database. @returns id of its document */
  publish(
    fields?: object,
    minutes?: number,
  ): Promise<{ readonly event: OwnerEvent; readonly eventId: string }>
  /** The registrants of an event at Zoom. */
  registrants(zoomId: string): Promise<readonly OwnerRegistrant[]>
  /** A member whose address is confirmed. @param fields of the record */
  createMember(uid: string, fields?: object): Promise<void>
  /** Accounts with confirmed addresses. Those that exist stay. */
  createAccounts(uids: readonly string[]): Promise<void>
  /** Registers as the client does. @param fields more of the request */
  request(uid: string, eventId: string, fields?: object): Promise<void>
  /** Fields of a member's registration; undefined if there is none. */
  registration(uid: string, eventId: string): Promise<Readonly<Record<string, unknown>> | undefined>
  sync(options?: SyncOptions): Promise<SyncAnswer>
  services(changes?: Partial<EventServices>): EventServices
  release(): Promise<void>
}

interface SyncOptions {
  readonly hasTime?: () => boolean
  readonly now?: () => number
  readonly hosts?: readonly string[]
}

/** ISO 8601 time some minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

/**
 * Connects to a local cloud, and sets the environment so that this process's own code uses it too. Its functions throw
 * Error if an endpoint of Zoom's owner fails.
 */
export async function openEvents(cloud: SharedCloud): Promise<EventsCloud> {
  Object.assign(process.env, environmentOf(cloud))
  const app: App = initializeApp({ projectId: 'demo-outcome-studio' })
  const [firestore, auth] = [getFirestore(app), getAuth(app)]

  const owner: EventsCloud['owner'] = async (method, path, body = {}) => {
    const response = await fetch(`${cloud.zoomUrl}/local-cloud/${path}`, {
      method,
      headers: {
        authorization: 'Bearer owner',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return await response.json()
  }
  const addEvent: EventsCloud['addEvent'] = async (fields = {}, minutes = 60 * 24) =>
    eventSchema.parse(
      await owner('POST', 'events', {
        type: 'webinar',
        topic: 'Finding outcomes',
        host_id: HOSTS[0],
        start_time: inMinutes(minutes),
        duration: 60,
        ...fields,
      }),
    )
  const services: EventsCloud['services'] = (changes = {}) => ({
    ...eventServices(),
    undoMilliseconds: 0,
    ...changes,
  })
  const sync: EventsCloud['sync'] = ({ hasTime = () => true, now = Date.now, hosts = HOSTS } = {}) =>
    runSync({ firestore, zoom: openZoom(60_000), now, hosts }, hasTime)
  return {
    cloud,
    firestore,
    owner,
    addEvent,
    publish: async (fields, minutes) => {
      // No milliseconds, as in Zoom's times. Otherwise Zoom's webhook would move the event.
      const start = `${inMinutes(minutes ?? 60 * 24).slice(0, 19)}.000Z`
      const event = await addEvent({ start_time: start, ...fields })
      const { approval_type = 0, type = 'webinar' } = { ...fields } as Readonly<Record<string, unknown>>
      const eventId = eventIdOf(event.uuid, '')
      await firestore.doc(syncedEventPath(eventId)).set({
        ...UNEDITED,
        status: 'published',
        zoomId: event.id,
        zoomUUID: event.uuid,
        occurrenceId: '',
        eventType: type,
        duration: 60,
        hostId: HOSTS[0],
        eventCreatedAt: inMinutes(0),
        joinURL: event.join_url,
        startTime: start,
        endTime: new Date(Date.parse(start) + 3_600_000).toISOString(),
        timezone: 'UTC',
        topic: 'Finding outcomes',
        agenda: '',
        approval: ['automatic', 'manual', 'none'][Number(approval_type)],
        state: 'scheduled',
        sequence: 0,
      })
      return { event, eventId }
    },
    registrants: async (zoomId) =>
      registrantsSchema.parse(await owner('GET', `events/${zoomId}/registrants`)).registrants,
    createMember: async (uid, fields = {}) => {
      const account = { email: `${uid}@${DOMAIN}`, emailVerified: true }
      await auth.createUser({ uid, ...account }).catch(() => auth.updateUser(uid, account))
      await firestore.doc(`domains/${DOMAIN}/users/${uid}`).set({
        email: `${uid}@${DOMAIN}`,
        firstName: uid,
        lastName: 'Lee',
        accessType: 'STANDARD',
        ...fields,
      })
    },
    createAccounts: async (uids) => {
      for (let at = 0; at < uids.length; at += MOST_ACCOUNTS) {
        const some = uids.slice(at, at + MOST_ACCOUNTS)
        await auth.importUsers(some.map((uid) => ({ uid, email: `${uid}@${DOMAIN}`, emailVerified: true })))
      }
    },
    request: async (uid, eventId, fields = {}) => {
      await firestore.doc(registrationPath({ uid, domain: DOMAIN }, eventId)).set({
        referencedEventDocId: eventId,
        zoomId: '',
        zoomUUID: '',
        registrationStatus: 'pending',
        ...fields,
      })
    },
    registration: async (uid, eventId) =>
      (await firestore.doc(registrationPath({ uid, domain: DOMAIN }, eventId)).get()).data(),
    sync,
    services,
    release: async () => {
      await deleteApp(app)
    },
  }
}

/** Deletes the events in the database. */
export async function deleteEvents(firestore: Firestore): Promise<void> {
  await firestore.recursiveDelete(firestore.collection(SYNCED_EVENTS_PATH))
  await firestore.doc('system/zoomSync').delete()
}

const environmentOf = (cloud: SharedCloud) => ({
  FIRESTORE_EMULATOR_HOST: `localhost:${cloud.firestorePort}`,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(cloud.authUrl).host,
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: 'demo-outcome-studio',
  ZOOM_ACCOUNT_ID: 'account_local',
  ZOOM_CLIENT_ID: 'client_local',
  ZOOM_CLIENT_SECRET: 'secret_local',
  ZOOM_WEBHOOK_SECRET: 'zoom_webhook_local',
  ZOOM_HOSTS: HOSTS.join(','),
  ZOOM_API_ORIGIN: cloud.zoomUrl,
  ZOOM_OAUTH_ORIGIN: cloud.zoomUrl,
  REGISTRATION_UNDO_SECONDS: '0',
  UNSUBSCRIBE_URL: `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/unsubscribe`,
  UNSUBSCRIBE_KEY: 'local',
  SMTP_URL: `smtp://localhost:${cloud.smtpPort}`,
  MAIL_FROM: 'events@studio.test',
  APP_ORIGIN: 'http://localhost:3000',
})
