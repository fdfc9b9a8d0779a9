import { FirebaseError } from 'firebase/app'

/**
 * Waits for an answer, but not for ever: the database's SDK itself goes on for more than a minute with a server
 * that accepts and stays silent.
 * @param milliseconds to wait
 * @throws FirebaseError deadline-exceeded; the signal's reason as soon as it is given up
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
