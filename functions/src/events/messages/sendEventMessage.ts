import { sendEventMessage as definition } from '@outcome-studio/shared/callables/sendEventMessage'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { requireEvent } from '../managing/requireEvent.ts'
import { createMessage } from './createMessage.ts'

/** Writes to people who registered for an event. */
export const sendEventMessage = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 10, maxInstances: 2 },
  async ({ messageId, eventId, ...message }, { uid }) => {
    const firestore = database()
    const event = await requireEvent(eventId, firestore)
    await createMessage({ messageId, sentBy: uid }, message, event, { firestore, now: Date.now })
  },
)
