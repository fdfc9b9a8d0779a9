import { type SiaSessionId, siaSessionId } from '@outcome-studio/shared/domain/coach'

/** What a path of the feature shows; null for what it does not name. */
export interface SiaAddress {
  readonly studyUuid: string | null
  readonly sessionId: SiaSessionId | null
}

/** Ids as the database and the callable accept them. */
const ID = /^[\w-]{1,128}$/

/** Reads a path below the feature's own, encoded as in the address bar; null if it matches no screen. */
export function readSiaAddress(path: string): SiaAddress | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length > 2 || !segments.every((segment) => ID.test(segment))) return null
  const [studyUuid = null, sessionId] = segments
  return { studyUuid, sessionId: sessionId === undefined ? null : siaSessionId(sessionId) }
}

/** The path of a session below the feature's own. */
export const sessionPath = (studyUuid: string, sessionId: string): string => `/${studyUuid}/${sessionId}`
