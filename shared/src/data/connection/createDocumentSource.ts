import type { DocumentSource } from '../documents/DocumentSource.ts'
import { afterPaint } from './afterPaint.ts'
import type { Connection } from './Connection.ts'
import { confirmSession } from './confirmSession.ts'
import { LightReadError } from './light/LightReadError.ts'
import { listLight } from './light/listLight.ts'
import { requireSignedIn } from './requireSignedIn.ts'
import { requireToken } from './requireToken.ts'
import { withSessionCheck } from './withSessionCheck.ts'

/**
 * Creates the source of the member who is signed in to Firebase.
 * @param isDatabaseLoaded whether the database's SDK is loaded
 */
export function createDocumentSource(
  connection: Pick<Connection, 'auth' | 'firestore' | 'session' | 'documentsUrl' | 'delaySdks'>,
  isDatabaseLoaded: () => boolean,
): DocumentSource {
  return {
    member: () => requireSignedIn(connection),
    renewToken: () => requireToken(connection),
    confirmSession: () => confirmSession(connection),
    isSignedOut: async () => (await connection.auth()).auth.currentUser === null,
    documents: async () => withSessionCheck((await connection.firestore()).documents, connection),
    listEarly: async (collectionOf, signal) => {
      if (isDatabaseLoaded()) throw new LightReadError('The SDK is loaded.')
      if (connection.documentsUrl === null) throw new LightReadError('App Check needs its SDK.')
      const session = connection.session.get()
      const isTokenStored =
        session?.state === 'signedIn' && connection.session.storedToken(session.uid) !== null
      // Its SDK renews the token, so it must not wait for this read.
      if (!isTokenStored) await connection.auth()
      const release = connection.delaySdks()
      try {
        return await listLight(connection, collectionOf, signal)
      } finally {
        afterPaint(release)
      }
    },
  }
}
