import type { Connection } from '../Connection.ts'
import { LightReadError } from './LightReadError.ts'

/** What a read without the Firestore SDK needs of a connection. */
export type LightConnection = Pick<Connection, 'auth' | 'session' | 'documentsUrl'>

/**
 * Sends one plain HTTP request to the database, without the Firestore SDK; resolves with the JSON of its answer.
 * @param uid of the user in whose name it is sent
 * @param resource path below the documents, for example `domains/acme.test/users/ann:runQuery`
 * @param init method, body and signal; GET by default
 * @throws LightReadError, or the error of the token or the request
 */
export async function requestLight(
  connection: LightConnection,
  uid: string,
  resource: string,
  init: RequestInit,
): Promise<unknown> {
  const { documentsUrl } = connection
  if (documentsUrl === null) throw new LightReadError('App Check needs its SDK.')
  const token = connection.session.storedToken(uid) ?? (await confirmedToken(uid, connection))
  const response = await fetch(`${documentsUrl}/${resource}`, {
    ...init,
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new LightReadError(`The database answered ${response.status}.`)
  return await response.json()
}

async function confirmedToken(uid: string, connection: LightConnection): Promise<string> {
  const { auth } = await connection.auth()
  if (auth.currentUser?.uid !== uid) throw new LightReadError('Somebody else is signed in by now.')
  return await auth.currentUser.getIdToken()
}
