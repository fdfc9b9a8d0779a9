import {
  type CoachMessage,
  readSiaMessage,
  SIA_ANSWER_LEASE,
  siaMessageId,
} from '@outcome-studio/shared/domain/coach'
import type { CollectionReference } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'

/** An answer as it is stored. */
export type StoredAnswer = Omit<CoachMessage, 'id'>

interface BegunAnswer {
  /** Whether the caller is the one to write it. */
  readonly isNew: boolean
  readonly answer: StoredAnswer
}

/**
 * Creates an answer, in a transaction so that of concurrent calls one writes it. An answer that stopped growing is
 * marked as cut: an id is one attempt.
 * @param now milliseconds since 1970
 * @throws HttpsError not-found if the member's message is not stored, invalid-argument if the id is taken by another
 *   message
 */
export function beginAnswer(
  messages: CollectionReference,
  { messageId, answerId }: { readonly messageId: string; readonly answerId: string },
  now: () => number,
): Promise<BegunAnswer> {
  const [asked, answer] = [messages.doc(messageId), messages.doc(answerId)]
  return messages.firestore.runTransaction(async (transaction): Promise<BegunAnswer> => {
    const [message, existing] = await transaction.getAll(asked, answer)
    if (readSiaMessage(messageId, message?.data())?.role !== 'member') throw notFound()
    if (existing?.exists) {
      const stored = readSiaMessage(answerId, existing.data())
      if (stored?.role !== 'coach' || stored.parentId !== messageId) throw taken()
      const { id: _id, ...fields } = stored
      const isLost = fields.status === 'growing' && Date.parse(fields.growsUntil) <= now()
      if (isLost) transaction.update(answer, { status: 'cut' } satisfies Partial<StoredAnswer>)
      return { isNew: false, answer: isLost ? { ...fields, status: 'cut' } : fields }
    }
    const fields = emptyAnswer(messageId, now())
    transaction.create(answer, fields)
    return { isNew: true, answer: fields }
  })
}

const emptyAnswer = (messageId: string, now: number): StoredAnswer => ({
  role: 'coach',
  parentId: siaMessageId(messageId),
  text: '',
  createdAt: new Date(now).toISOString(),
  status: 'growing',
  growsUntil: new Date(now + SIA_ANSWER_LEASE).toISOString(),
  by: 'rules',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  decisions: {},
  stopRequested: false,
  state: '',
})

const notFound = () =>
  new HttpsError('not-found', 'Your message has not been stored yet. Please try again in a moment.')

const taken = () =>
  new HttpsError('invalid-argument', 'answerId: belongs to another message', { field: 'answerId' })
