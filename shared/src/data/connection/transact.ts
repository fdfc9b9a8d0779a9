import type { Transaction } from 'firebase/firestore'
import { ServiceError } from '../errors/ServiceError.ts'
import type { FirestoreConnection } from './Connection.ts'

/** Milliseconds. The SDK waits more than a minute for a server that accepts the connection and sends nothing. */
const DEADLINE = 30_000

/**
 * Runs a transaction, which the SDK retries if documents changed in between.
 * @throws ServiceError deadline-exceeded after the deadline. Requests already sent may still arrive; no
 *   further ones are sent.
 */
export async function transact<Result>(
  { sdk, db }: FirestoreConnection,
  update: (transaction: Transaction) => Promise<Result>,
  deadline: number = DEADLINE,
): Promise<Result> {
  const tooLate = new ServiceError('deadline-exceeded', `The database did not answer within ${deadline} ms.`)
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true
      reject(tooLate)
    }, deadline)
  })
  const transaction = sdk.runTransaction(db, (attempt) =>
    isOver ? Promise.reject(tooLate) : update(attempt),
  )
  try {
    return await Promise.race([transaction, expiry])
  } finally {
    clearTimeout(timer)
  }
}
