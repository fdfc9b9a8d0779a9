import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import {
  type CollectionPath,
  type DocumentPath,
  type MemberKey,
  messagePath,
  messagesPath,
  sessionPath,
  sessionsPath,
  siaStudyPath,
} from '@outcome-studio/shared/domain/paths'
import type { SiaSessionKey } from './SiaRepository.ts'

/** Where one session is stored. */
export interface SiaPaths {
  /** Lists the study among those with sessions. */
  readonly study: DocumentPath
  readonly session: DocumentPath
  readonly messages: CollectionPath
  readonly message: (id: SiaMessageId) => DocumentPath
}

/** @throws StudioError cen/doc-not-found for a study that cannot have sessions */
export function siaPaths(member: MemberKey, { studyUuid, sessionId }: SiaSessionKey): SiaPaths {
  const sessions = sessionsPath(member, studyUuid)
  if (sessions === null) throw new StudioError('cen/doc-not-found')
  const messages = messagesPath(sessions, sessionId)
  return {
    study: siaStudyPath(member, studyUuid),
    session: sessionPath(sessions, sessionId),
    messages,
    message: (id) => messagePath(messages, id),
  }
}
