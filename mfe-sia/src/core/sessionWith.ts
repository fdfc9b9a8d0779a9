import { type MemberMessage, type SiaSession, sessionTitle } from '@outcome-studio/shared/domain'

/** A session as it is stored with a message. The first message gives it a title. */
export function sessionWith(session: SiaSession, { text, createdAt }: MemberMessage): SiaSession {
  return { ...session, title: session.title || sessionTitle(text), updatedAt: createdAt }
}
