import { randomUUID } from 'node:crypto'
import {
  type MemberKey,
  messagesPath,
  sessionsPath,
  siaStudiesPath,
} from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type CollectionReference, type Firestore, getFirestore } from 'firebase-admin/firestore'
import type { SharedCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { SiaQuestion } from '../../sia/conversation/readQuestion.ts'

export const STUDY: SiaQuestion['study'] = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [
    {
      uuid: 'step',
      userInput: 'Locate a table',
      category: 'Locate',
      outcomeStatements: [
        { uuid: 'statement', userInput: 'Minimize the time it takes to locate a free table' },
      ],
    },
  ],
}

export const CREATED = '2026-06-01T09:00:00.000Z'

/** A session of a member of their own, as the client stores it. */
export interface Conversation {
  readonly firestore: Firestore
  /** The messages of the session. */
  readonly messages: CollectionReference
  readonly member: MemberKey
  /** The question that asks for the message. */
  ask(messageId: string, answerId: string): SiaQuestion
  /** Stores a message of the member. */
  say(id: string, text: string, parentId?: string | null): Promise<void>
  /** Stores fields of an answer. */
  set(id: string, fields: object): Promise<void>
  /** A message as it is stored; undefined if there is none. */
  stored(id: string): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Stores a session without messages. */
  addSession(id: string): Promise<void>
  /** Stores that the member talked about another study. */
  addStudy(uuid: string): Promise<void>
  deleteAll(): Promise<void>
  release(): Promise<void>
}

/**
 * Stores a session for tests of the coach.
 * @param member by default a new one without a record
 * @throws Error if the ids are no document ids
 */
export async function openConversation(
  cloud: SharedCloud,
  member: MemberKey = { uid: randomUUID(), domain: 'acme.test' },
): Promise<Conversation> {
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  const app = initializeApp({ projectId: 'demo-outcome-studio' }, randomUUID())
  const firestore = getFirestore(app)
  const path = sessionsPath(member, 'lunch')
  if (path === null) throw new Error('Not a document id.')
  const messages = firestore.collection(messagesPath(path, 'session'))
  const session = { title: 'Lunch', createdAt: CREATED, updatedAt: CREATED }
  const addSession = async (id: string) => {
    await firestore.collection(path).doc(id).set(session)
  }
  const studies = firestore.collection(siaStudiesPath(member))
  const addStudy = async (uuid: string) => {
    await studies.doc(uuid).set({ updatedAt: CREATED })
  }
  await addStudy('lunch')
  await addSession('session')
  return {
    firestore,
    messages,
    member,
    ask: questionOf,
    say: async (id, text, parentId = null) => {
      await messages.doc(id).set({ role: 'member', text, createdAt: CREATED, parentId })
    },
    set: async (id, fields) => {
      await messages.doc(id).set(fields, { merge: true })
    },
    stored: async (id) => (await messages.doc(id).get()).data(),
    addSession,
    addStudy,
    deleteAll: () => firestore.recursiveDelete(studies),
    release: () => deleteApp(app),
  }
}

const questionOf = (messageId: string, answerId: string) => ({
  studyUuid: 'lunch',
  sessionId: 'session',
  messageId,
  answerId,
  study: STUDY,
  needs: null,
})
