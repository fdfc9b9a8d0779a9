import { isRecord } from '@outcome-studio/shared/domain/base'
import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import { decodeFields } from '../connection/light/decodeFields.ts'
import { LightReadError } from '../connection/light/LightReadError.ts'
import { type LightConnection, requestLight } from '../connection/light/requestLight.ts'

/**
 * Reads a person's record by one plain HTTP request, without the Firestore SDK.
 * @param signal aborts the request
 * @throws LightReadError, or the error of the token, the request or the record
 */
export async function readMemberLight(
  key: MemberKey,
  connection: LightConnection,
  signal: AbortSignal,
): Promise<Member> {
  const document = await requestLight(connection, key.uid, memberPath(key), { signal })
  if (!isRecord(document) || !('fields' in document)) {
    throw new LightReadError('The database answered something that is no document.')
  }
  return parseMember({ ...decodeFields(document.fields), id: key.uid })
}
