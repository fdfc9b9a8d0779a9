import { FirebaseError } from 'firebase/app'
import type { Connection } from '../../../shared/src/data/connection/Connection.ts'

/**
 * State of the connection to the database. `answerLost` loses the responses to writes; `signedOut` is an ended session.
 */
export type ConnectionState = 'open' | 'offline' | 'answerLost' | 'signedOut'

type DataConnection = Pick<Connection, 'source'>

/**
 * A connection whose transactions fail as on a bad network, below the product's code.
 * @param signedOut a signed-out connection
 * @param way asked at each use
 */
export function faultyConnection(
  { source }: DataConnection,
  signedOut: DataConnection,
  way: () => ConnectionState,
): DataConnection {
  const signIn = () => (way() === 'signedOut' ? signedOut : { source }).source
  return {
    source: {
      member: () => signIn().member(),
      renewToken: () => signIn().renewToken(),
      confirmSession: () => signIn().confirmSession(),
      isSignedOut: () => signIn().isSignedOut(),
      listEarly: (collectionOf, signal) => signIn().listEarly(collectionOf, signal),
      documents: async () => {
        const documents = await source.documents()
        return {
          ...documents,
          transact: async (update) => {
            const lost = () => new FirebaseError('unavailable', 'The network is gone.')
            if (way() === 'offline') throw lost()
            const result = await documents.transact(update)
            if (way() === 'answerLost') throw lost()
            return result
          },
        }
      },
    },
  }
}
