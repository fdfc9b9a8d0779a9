import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMemberPath, memberPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { MAILS_AT_ONCE, type MailServices, unsubscribeUrls } from '../../mail/mailServices.ts'
import { openMailer, openMailPool } from '../../mail/server/openMailer.ts'

const AS_OWNER = { authorization: 'Bearer owner' }
export const MAIL_FROM = { name: 'Outcome Studio', email: 'events@studio.test' }

const mailsSchema = z.array(
  z.object({
    id: z.number(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ name: z.string(), type: z.string() })).optional(),
  }),
)
export type ReceivedMail = z.infer<typeof mailsSchema>[number]

/** A local cloud whose mailbox receives what the code of this process sends. */
export interface MailCloud {
  readonly cloud: SharedCloud
  readonly firestore: Firestore
  /** The clock of the services, in milliseconds since 1970. Tests set it. */
  clock: number
  readonly services: MailServices
  /** Stores an event. */
  storeEvent(event: LiveEvent): Promise<void>
  /** A member with a record who is registered for an event. */
  register(uid: string, event: LiveEvent, changes?: object): Promise<void>
  /** Changes the ledger of a member and an event. */
  change(uid: string, event: LiveEvent, changes: object): Promise<void>
  /** Oldest first. */
  mails(to?: string): Promise<readonly ReceivedMail[]>
  /** The text of a mail's attachment. */
  attachment(mail: ReceivedMail, name: string): Promise<string>
  /** Lets the mail server refuse the next mails. */
  refuse(kind: 'temporary' | 'permanent', count?: number): Promise<void>
  /** Deletes documents, mails and refusals. */
  clear(): Promise<void>
  release(): Promise<void>
}

/** The project whose functions run. */
export const PRODUCT_PROJECT = 'demo-outcome-studio'

/** E-mail address of a member. */
export const addressOf = (uid: string): string => `${uid}@solo.test`

/**
 * Opens the local cloud of this worker with services that mail to its mailbox. Its functions throw Error if an endpoint
 * fails.
 * @param projectId by default one without triggers: those of PRODUCT_PROJECT would send mails, too, by the real clock
 */
export async function openMailCloud(projectId = 'demo-mails'): Promise<MailCloud> {
  const cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  const app = initializeApp({ projectId }, `mails-${process.pid}`)
  const firestore = getFirestore(app)
  const settings = {
    smtpUrl: `smtp://localhost:${cloud.smtpPort}`,
    from: MAIL_FROM,
    appOrigin: 'https://studio.test',
    unsubscribe: { url: 'https://studio.test/unsubscribe', key: 'key' },
  }
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(url, init)
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return response
  }
  const opened: MailCloud = {
    cloud,
    firestore,
    clock: 0,
    services: {
      firestore,
      settings,
      unsubscribeUrl: unsubscribeUrls(settings, () => opened.clock),
      mailer: openMailer(settings),
      openPool: () => openMailPool(settings, MAILS_AT_ONCE),
      emailOf: async (uid) => addressOf(uid),
      now: () => opened.clock,
    },
    storeEvent: async ({ documentId, ...fields }) => {
      await firestore.doc(syncedEventPath(documentId)).set(fields)
    },
    register: async (uid, event, changes = {}) => {
      const member = { uid, domain: 'solo.test' }
      await firestore.doc(memberPath(member)).set({ id: uid, email: addressOf(uid) })
      await firestore.doc(eventMemberPath(event.documentId, uid)).set({
        ...member,
        email: addressOf(uid),
        firstName: 'Ann',
        lastName: 'Lee',
        joinURL: `https://zoom.test/w/${uid}`,
        status: 'registered',
        generation: 1,
        ...changes,
      })
    },
    change: async (uid, event, changes) => {
      await firestore.doc(eventMemberPath(event.documentId, uid)).update({ ...changes })
    },
    mails: async (to) => {
      const filter = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
      const response = await request(`${cloud.consoleUrl}/mails.json${filter}`)
      return mailsSchema.parse(await response.json()).reverse()
    },
    attachment: async ({ id, attachments = [] }, name) => {
      const place = attachments.findIndex((each) => each.name === name)
      return await (await request(`${cloud.consoleUrl}/attachment?mail=${id}&place=${place}`)).text()
    },
    refuse: async (kind, count = 1) => {
      const body = JSON.stringify({ kind, count })
      const headers = { 'content-type': 'application/json' }
      await request(`${cloud.consoleUrl}/mail-faults`, { method: 'POST', body, headers })
    },
    clear: async () => {
      await request(`http://localhost:${cloud.firestorePort}/${documents}`, {
        method: 'DELETE',
        headers: AS_OWNER,
      })
      for (const path of ['mails.json', 'mail-faults']) {
        await request(`${cloud.consoleUrl}/${path}`, { method: 'DELETE' })
      }
    },
    release: async () => {
      await deleteApp(app)
      await cloud.release()
    },
  }
  return opened
}
