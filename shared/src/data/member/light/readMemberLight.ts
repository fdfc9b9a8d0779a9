import { type Member, type MemberKey, memberPath, parseMember } from '@outcome-studio/shared/domain'
import type { Connection } from '../../connection/Connection.ts'
import { decodeFields } from './decodeFields.ts'

/** The read over REST returned no record; the SDK's listener reports the reason. */
export class LightReadError extends Error {
  override readonly name = 'LightReadError'
}

/**
 * Reads a person's record by one plain HTTP request, without the Firestore SDK.
 * @param signal aborts the request
 * @throws LightReadError, or the error of the token, the request or the record
 */
export async function readMemberLight(
  key: MemberKey,
  connection: Pick<Connection, 'auth' | 'session' | 'documentsUrl'>,
  signal: AbortSignal,
): Promise<Member> {
  const token = connection.session.storedToken(key.uid) ?? (await confirmedToken(key, connection))
  const response = await fetch(`${connection.documentsUrl}/${memberPath(key)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  })
  if (!response.ok) throw new LightReadError(`The database answered ${response.status}.`)
  const document: unknown = await response.json()
  if (typeof document !== 'object' || document === null || !('fields' in document)) {
    throw new LightReadError('The database answered something that is no document.')
  }
  return parseMember({ ...decodeFields(document.fields), id: key.uid })
}

async function confirmedToken({ uid }: MemberKey, connection: Pick<Connection, 'auth'>): Promise<string> {
  const { auth } = await connection.auth()
  if (auth.currentUser?.uid !== uid) throw new LightReadError('Somebody else is signed in by now.')
  return await auth.currentUser.getIdToken()
}
