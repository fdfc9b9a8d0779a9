import type { Connection } from '../connection/Connection.ts'
import { requireSignedIn } from '../signIn/requireSignedIn.ts'
import { requireToken } from '../signIn/requireToken.ts'
import type { DocumentSource } from './DocumentSource.ts'

/** The source of whoever is signed in to Firebase. */
export function createDocumentSource(connection: Pick<Connection, 'auth' | 'firestore'>): DocumentSource {
  return {
    member: () => requireSignedIn(connection),
    renewToken: () => requireToken(connection),
    isSignedOut: async () => (await connection.auth()).auth.currentUser === null,
    documents: async () => (await connection.firestore()).documents,
  }
}
