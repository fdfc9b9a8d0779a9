import { HttpsError } from 'firebase-functions/v2/https'

/**
 * Creates a check to call between pieces of work.
 * @param milliseconds from now
 * @param now milliseconds since 1970
 * @returns a function that throws HttpsError deadline-exceeded once the time is used up
 */
export function deadline(milliseconds: number, now: () => number): () => void {
  const end = now() + milliseconds
  return () => {
    if (now() > end)
      throw new HttpsError('deadline-exceeded', 'This took too long. Please check less at once.')
  }
}
