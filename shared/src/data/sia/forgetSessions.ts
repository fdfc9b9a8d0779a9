import {
  type CollectionPath,
  messagePath,
  messagesPath,
  sessionPath,
  sessionsPath,
  siaStudiesPath,
  siaStudyPath,
} from '@outcome-studio/shared/domain/paths'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import type { Documents } from '../documents/Documents.ts'
import type { DocumentStore } from '../repository/DocumentStore.ts'

type Store = Pick<DocumentStore, 'documents' | 'member' | 'now'>

/** Milliseconds for which a deleted session stays, so that the deletion can be undone. */
const UNDO_TIME = 86_400_000
/** Documents per request. */
const PAGE = 100

/** Deletes sessions that were deleted more than a day ago, with their messages. Safe to repeat and to interrupt. */
export async function forgetSessions(store: Store): Promise<void> {
  const { documents, member } = store
  const since = new Date(store.now().getTime() - UNDO_TIME).toISOString()
  for (let below: string | null = null; ; ) {
    const query = { field: 'updatedAt', below, order: 'latest', limit: PAGE } as const
    const studies = await documents.list(siaStudiesPath(member), query)
    for (const { id } of studies) await forgetSessionsOf(store, id, since)
    const last = studies.at(-1)?.fields.updatedAt
    if (studies.length < PAGE || typeof last !== 'string') return
    below = last
  }
}

/**
 * Deletes sessions about one study, with their messages, and the study's entry once none is left.
 * @param removedBefore only those that were deleted before; null for all
 */
export async function forgetSessionsOf(
  { documents, member }: Pick<Store, 'documents' | 'member'>,
  studyUuid: string,
  removedBefore: string | null,
): Promise<void> {
  const sessions = sessionsPath(member, studyUuid)
  if (sessions === null) return
  const entry = siaStudyPath(member, studyUuid)
  const entryBefore = await documents.get(entry)
  const all = { field: 'updatedAt', below: null, order: 'any', limit: PAGE } as const
  const query = removedBefore === null ? all : { ...all, field: 'removedAt', below: removedBefore }

  const found = await documents.list(sessions, query)
  for (const { id } of found) await forgetSession(documents, sessions, id, removedBefore !== null)
  const isEmpty = (await documents.list(sessions, { ...all, limit: 1 })).length === 0
  if (!isEmpty || entryBefore === undefined) return
  await documents.transact(async (transaction) => {
    // A message that was sent meanwhile has changed the entry.
    const stored = await transaction.get(entry)
    if (stored?.updatedAt === entryBefore.updatedAt) transaction.write([{ path: entry, fields: null }])
  })
}

/** The session comes last, so that an interrupted deletion is continued. */
async function forgetSession(
  documents: Documents,
  sessions: CollectionPath,
  id: string,
  onlyRemoved: boolean,
): Promise<void> {
  const path = sessionPath(sessions, id)
  const isKept = (session: Fields | undefined) => onlyRemoved && typeof session?.removedAt !== 'string'
  if (isKept(await documents.get(path))) return
  await forgetMessages(documents, messagesPath(sessions, id))
  await documents.transact(async (transaction) => {
    // A message that was sent meanwhile has restored the session.
    if (isKept(await transaction.get(path))) return
    transaction.write([{ path, fields: null }])
  })
}

async function forgetMessages(documents: Documents, messages: CollectionPath): Promise<void> {
  for (;;) {
    const query = { field: 'createdAt', below: null, order: 'any', limit: PAGE } as const
    const page = await documents.list(messages, query)
    if (page.length === 0) return
    await documents.transact(async (transaction) =>
      transaction.write(page.map(({ id }) => ({ path: messagePath(messages, id), fields: null }))),
    )
  }
}
