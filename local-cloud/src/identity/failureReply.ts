import { ZodError } from 'zod'
import { sqliteFailure } from '../firestore/store/sqliteFailure.ts'
import { BodyTooLargeError } from '../network/readBody.ts'
import type { Reply } from '../pages/Reply.ts'
import { messageReply } from './views/messageReply.ts'

/**
 * What to answer when a request could not be served.
 *
 * @param onError told when it is not the caller's fault
 */
export function failureReply(error: unknown, onError: (error: unknown) => void): Reply {
  if (error instanceof BodyTooLargeError) return plain(413, 'More was sent than we read.')
  if (error instanceof SyntaxError || error instanceof ZodError) {
    return plain(400, 'What was sent could not be read.')
  }
  onError(error)
  const failure = sqliteFailure(error)
  if (failure === 'full' || failure === 'unwritable') {
    return plain(507, 'Nothing was stored: the disk is full or cannot be written.')
  }
  return plain(500, 'This went wrong on our side. Please try again.')
}

function plain(status: number, text: string): Reply {
  return messageReply({ status, title: 'That did not work', text })
}
