import { SIA_ANSWER_LEASE, SIA_ANSWER_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import type { DocumentReference } from 'firebase-admin/firestore'
import { log } from '../../log/log.ts'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerEnd } from '../answers/AnswerSource.ts'
import type { StoredAnswer } from './beginAnswer.ts'
import { storeEnd, storeText } from './storeAnswer.ts'

/** Milliseconds between two updates of the stored answer. The client reads the answer from the stream. */
const PERIOD = 3_000
/** The same after the client has disconnected: it has probably asked to stop. */
const PERIOD_WITHOUT_CLIENT = 250

interface Growth {
  /** The answer, stored as growing. */
  readonly answer: DocumentReference
  readonly client: {
    readonly send: (chunk: { readonly text: string }) => Promise<void>
    readonly signal: AbortSignal
  }
  readonly clock: Clock
  /** Milliseconds since 1970; ends the answer with what is there. */
  readonly until: number
}

/** Gives an answer, see AnswerSource. */
export type Produce = (write: (text: string) => Promise<void>, signal: AbortSignal) => Promise<AnswerEnd>

/** lost: the stored answer was deleted, or another call has ended it. */
type Early = 'stopped' | 'cut' | 'lost'

/**
 * Streams an answer to the client and stores it while it grows. Ends when it is whole, the member stops it or the time
 * is up. It continues if the client disconnects. The text so far is always stored. A failure of `produce` cuts the
 * answer.
 * @returns the answer as it is stored; null if it was deleted meanwhile
 */
export async function growAnswer(
  produce: Produce,
  { answer, client, clock, until }: Growth,
): Promise<StoredAnswer | null> {
  const ending = new AbortController()
  const { promise: early, resolve: endEarly } = Promise.withResolvers<Early>()
  let text = ''

  const write = async (piece: string): Promise<void> => {
    ending.signal.throwIfAborted()
    const added = piece.slice(0, SIA_ANSWER_MAX_LENGTH - text.length)
    if (added !== '') {
      text += added
      // Not awaited: a client that reads slowly, or has left, must not slow down the answer.
      client.send({ text: added }).catch(() => {})
    }
    if (added.length === piece.length) return
    endEarly('cut')
    throw new Error('The answer is too long.')
  }

  const watch = async (): Promise<void> => {
    for (;;) {
      const isAlone = client.signal.aborted
      const wake = isAlone ? ending.signal : AbortSignal.any([ending.signal, client.signal])
      await clock.sleep(isAlone ? PERIOD_WITHOUT_CLIENT : PERIOD, wake)
      if (ending.signal.aborted) return
      const found = await storeText(answer, text, clock.now() + SIA_ANSWER_LEASE).catch(logUnstored)
      if (found !== 'growing') endEarly(found)
    }
  }

  const watching = watch()
  void clock.sleep(until - clock.now(), ending.signal).then(() => endEarly('cut'))
  const produced = produce(write, ending.signal).catch((error: unknown): Early => {
    if (!ending.signal.aborted) log.failed('An answer of the coach failed.', error)
    return 'cut'
  })
  const end = await Promise.race([early, produced])
  ending.abort()
  await watching
  return await storeEnd(answer, text, end, clock.now())
}

/** The next update retries. */
function logUnstored(error: unknown): 'growing' {
  log.caught('A growing answer could not be stored.', error)
  return 'growing'
}
