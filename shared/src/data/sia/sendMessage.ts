import {
  type MemberMessage,
  memberMessageFields,
  readSiaSession,
  type SiaSession,
} from '@outcome-studio/shared/domain/coach'
import type { DocumentStore } from '../repository/DocumentStore.ts'
import { siaPaths } from './siaPaths.ts'

/**
 * Stores a message of the member together with its session, and lists the study. A message that is stored already
 * stays as it is.
 */
export async function sendMessage(
  { documents, member }: Pick<DocumentStore, 'documents' | 'member'>,
  session: SiaSession,
  message: MemberMessage,
): Promise<void> {
  const { id, studyUuid } = session
  const paths = siaPaths(member, { studyUuid, sessionId: id })
  await documents.transact(async (transaction) => {
    if (await transaction.get(paths.message(message.id))) return
    const stored = readSiaSession(id, studyUuid, await transaction.get(paths.session))
    const { title, createdAt, needsUuid } = stored ?? session
    // Another tab may have stored a later message.
    const updatedAt =
      stored !== null && stored.updatedAt > message.createdAt ? stored.updatedAt : message.createdAt
    transaction.write([
      { path: paths.study, fields: { updatedAt } },
      { path: paths.session, fields: { title, createdAt, updatedAt, removedAt: null, needsUuid } },
      { path: paths.message(message.id), fields: memberMessageFields(message) },
    ])
  })
}
