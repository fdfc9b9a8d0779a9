import { StudioError } from '@outcome-studio/shared/domain/errors'
import {
  type EventMessage,
  type LiveEvent,
  mayWrite,
  messageProblem,
  parseSentMessage,
  type SentMessage,
} from '@outcome-studio/shared/domain/events'
import { EVENT_MESSAGES_PATH, eventMessagePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'

/** What is stored of a message besides what it says. */
interface NewMessage {
  readonly messageId: string
  /** Uid of the community manager. */
  readonly sentBy: string
}

/**
 * Stores a message, which makes the server send it. Does nothing if it is stored already.
 * @throws StudioError cen/too-many-messages or cen/message-not-possible; HttpsError already-exists if the id belongs to
 *   another message
 */
export async function createMessage(
  { messageId, sentBy }: NewMessage,
  written: EventMessage,
  event: LiveEvent,
  { firestore, now }: { readonly firestore: Firestore; readonly now: () => number },
): Promise<void> {
  const message = { ...written, subject: written.subject.trim(), text: written.text.trim() }
  requirePossible(message, event, now())
  const place = firestore.doc(eventMessagePath(messageId))
  const messages = firestore.collection(EVENT_MESSAGES_PATH)
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    if (stored.exists) {
      const known = parseSentMessage(messageId, stored.data())
      if (known !== null && isSame(known, { ...message, eventId: event.documentId, sentBy })) return
      throw new HttpsError('already-exists', 'There is another message with this id.')
    }
    const [ofEvent, ofManager] = await Promise.all([
      transaction.get(messages.where('eventId', '==', event.documentId)),
      transaction.get(messages.where('sentBy', '==', sentBy)),
    ])
    if (!mayWrite({ event: messagesIn(ofEvent), manager: messagesIn(ofManager) }, now())) {
      throw new StudioError('cen/too-many-messages')
    }
    transaction.create(place, {
      ...message,
      eventId: event.documentId,
      sentBy,
      createdAt: new Date(now()).toISOString(),
      state: 'preparing',
      people: 0,
      delivered: 0,
      failed: 0,
    })
  })
}

/** @throws StudioError cen/message-not-possible */
export function requirePossible(message: EventMessage, event: LiveEvent, now: number): void {
  if (messageProblem(message, event, now) !== null) throw new StudioError('cen/message-not-possible')
}

const messagesIn = ({ docs }: QuerySnapshot): readonly SentMessage[] =>
  docs.flatMap((each) => parseSentMessage(each.id, each.data()) ?? [])

const isSame = (
  known: SentMessage,
  {
    eventId,
    sentBy,
    audience,
    subject,
    text,
    withRecording,
  }: Pick<SentMessage, keyof EventMessage | 'eventId' | 'sentBy'>,
): boolean =>
  known.eventId === eventId &&
  known.sentBy === sentBy &&
  known.audience === audience &&
  known.subject === subject &&
  known.text === text &&
  known.withRecording === withRecording
