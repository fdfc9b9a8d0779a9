import { type EventMessage, parseSentMessage } from '@outcome-studio/shared/domain/events'
import { eventMessagePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { MailRefusedError } from '../../mail/server/openMailer.ts'

const dataSchema = z.object({ messageId: z.string().min(1) })

/**
 * Reads the message of the host that a mail delivers.
 * @param data of the mail
 * @throws MailRefusedError without one
 */
export async function readMessage(data: unknown, firestore: Firestore): Promise<EventMessage> {
  const id = dataSchema.safeParse(data).data?.messageId
  const stored = id === undefined ? undefined : (await firestore.doc(eventMessagePath(id)).get()).data()
  const message = id === undefined ? null : parseSentMessage(id, stored)
  if (message === null) throw new MailRefusedError('The message does not exist.')
  return message
}
