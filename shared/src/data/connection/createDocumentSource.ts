import type { DocumentSource } from '../documents/DocumentSource.ts'
import type { Connection } from './Connection.ts'
import { confirmSession } from './confirmSession.ts'
import { requireSignedIn } from './requireSignedIn.ts'
import { requireToken } from './requireToken.ts'
import { withSessionCheck } from './withSessionCheck.ts'

/** The source of whoever is signed in to Firebase. */
export function createDocumentSource(connection: Pick<Connection, 'auth' | 'firestore'>): DocumentSource {
  return {
    member: () => requireSignedIn(connection),
    renewToken: () => requireToken(connection),
    confirmSession: () => confirmSession(connection),
    isSignedOut: async () => (await connection.auth()).auth.currentUser === null,
    documents: async () => withSessionCheck((await connection.firestore()).documents, connection),
  }
}
