import { type CoachMessage, readSiaMessage, SIA_ANSWER_LEASE } from '@outcome-studio/shared/domain/coach'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { AnswerEnd } from '../answers/AnswerSource.ts'
import type { StoredAnswer } from './beginAnswer.ts'

/** How an answer ended that its source did not end: `lost` if it is no longer ours to write. */
type EarlyEnd = 'stopped' | 'cut' | 'lost'

/** Without new text, a lease is written only if that extends it by at least this many milliseconds. */
const EXTENSION = SIA_ANSWER_LEASE / 3

/**
 * Stores the text of a growing answer.
 * @param growsUntil milliseconds since 1970
 * @returns `stopped` if the member asked for it, `lost` if the answer is deleted or no longer growing
 */
export function storeText(
  answer: DocumentReference,
  text: string,
  growsUntil: number,
): Promise<'growing' | 'stopped' | 'lost'> {
  return answer.firestore.runTransaction(async (transaction) => {
    const stored = await readAnswer(answer, transaction)
    if (stored?.status !== 'growing') return 'lost'
    if (text !== stored.text || growsUntil - Date.parse(stored.growsUntil) >= EXTENSION) {
      const grown = { text, growsUntil: new Date(growsUntil).toISOString() }
      transaction.update(answer, grown satisfies Partial<StoredAnswer>)
    }
    return stored.stopRequested ? 'stopped' : 'growing'
  })
}

/**
 * Ends an answer. One that another call has ended stays as it is.
 * @param now milliseconds since 1970
 * @returns the answer as it is stored; null if it is deleted
 */
export function storeEnd(
  answer: DocumentReference,
  text: string,
  end: AnswerEnd | EarlyEnd,
  now: number,
): Promise<StoredAnswer | null> {
  return answer.firestore.runTransaction(async (transaction) => {
    const message = await readAnswer(answer, transaction)
    if (message === null) return null
    const { id: _id, ...stored } = message
    if (stored.status !== 'growing' || end === 'lost') return stored
    const ended = {
      text,
      growsUntil: new Date(now).toISOString(),
      ...(typeof end === 'string' ? { status: end } : end),
    } satisfies Partial<StoredAnswer>
    transaction.update(answer, ended)
    return { ...stored, ...ended }
  })
}

async function readAnswer(answer: DocumentReference, transaction: Transaction): Promise<CoachMessage | null> {
  const message = readSiaMessage(answer.id, (await transaction.get(answer)).data())
  return message?.role === 'coach' ? message : null
}
