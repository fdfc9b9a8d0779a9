import { FirebaseError } from 'firebase/app'

/**
 * Adds a timeout to a request. The Firestore SDK itself waits more than a minute for a server that accepts
 * the connection but does not respond.
 * @param milliseconds to wait
 * @throws FirebaseError deadline-exceeded; the signal's reason as soon as it is aborted
 */
export async function answerInTime<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted()
  let stop = () => {}
  const end = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    const timer = setTimeout(
      () => reject(new FirebaseError('deadline-exceeded', `No answer within ${milliseconds} ms.`)),
      milliseconds,
    )
    signal.addEventListener('abort', giveUp)
    stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  })
  try {
    return await Promise.race([answer, end])
  } finally {
    stop()
  }
}
