import { FirebaseError } from 'firebase/app'
import type { Connection } from '../../../shared/src/data/connection/Connection.ts'

/**
 * State of the connection to the database. `answerLost` loses the responses to writes; `signedOut` is an ended session.
 */
export type Way = 'open' | 'offline' | 'answerLost' | 'signedOut'

type DataConnection = Pick<Connection, 'auth' | 'firestore'>

/**
 * A connection whose transactions fail as on a bad network, below the product's code.
 * @param nobody a signed-out connection
 * @param way asked at each use
 */
export function faultyConnection(
  { auth, firestore }: DataConnection,
  nobody: DataConnection,
  way: () => Way,
): DataConnection {
  return {
    auth: () => (way() === 'signedOut' ? nobody.auth() : auth()),
    firestore: async () => {
      const { sdk, db } = await firestore()
      const runTransaction: typeof sdk.runTransaction = async (...call) => {
        const lost = () => new FirebaseError('unavailable', 'The network is gone.')
        if (way() === 'offline') throw lost()
        const result = await sdk.runTransaction(...call)
        if (way() === 'answerLost') throw lost()
        return result
      }
      return { sdk: { ...sdk, runTransaction }, db }
    },
  }
}
