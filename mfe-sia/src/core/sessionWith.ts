import type { MemberMessage, SiaSession } from '@outcome-studio/shared/domain/coach'
import { sessionTitle } from '../domain/conversation/sessionTitle.ts'

/** A session as it is stored with a message. The first message gives it a title. */
export function sessionWith(session: SiaSession, { text, createdAt }: MemberMessage): SiaSession {
  return { ...session, title: session.title || sessionTitle(text), updatedAt: createdAt }
}
