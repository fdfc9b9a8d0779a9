import type { DocumentSource } from '../documents/DocumentSource.ts'
import type { Connection } from './Connection.ts'
import { requireSignedIn } from './requireSignedIn.ts'
import { requireToken } from './requireToken.ts'

/** The source of whoever is signed in to Firebase. */
export function createDocumentSource(connection: Pick<Connection, 'auth' | 'firestore'>): DocumentSource {
  return {
    member: () => requireSignedIn(connection),
    renewToken: () => requireToken(connection),
    isSignedOut: async () => (await connection.auth()).auth.currentUser === null,
    documents: async () => (await connection.firestore()).documents,
  }
}
