import { FirebaseError } from 'firebase/app'
import type { Connection } from '../../../shared/src/data/connection/Connection.ts'

/**
 * How the way to the database is: there, not there, not there for the answer to what was written, or there for
 * somebody whose sign-in has ended.
 */
export type Way = 'open' | 'offline' | 'answerLost' | 'signedOut'

type DataConnection = Pick<Connection, 'auth' | 'firestore'>

/**
 * A connection whose transactions fail as they do on a bad network, below all of the product's own code.
 * @param nobody a connection on which nobody is signed in
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
