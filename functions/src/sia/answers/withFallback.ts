import { logger } from 'firebase-functions/v2'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerEnd, AnswerSource } from './AnswerSource.ts'

/** Milliseconds that the language model may take for its first text. */
export const FIRST_TEXT_WITHIN = 15_000

/**
 * Has the language model answer. If it fails before its first text, or takes too long for it, the built-in coach
 * answers instead and the notice says so. If it fails later, the answer is cut.
 */
export function withFallback(model: AnswerSource, rules: AnswerSource, clock: Clock): AnswerSource {
  return {
    answer: async (context, write, signal) => {
      const attempt = new AbortController()
      const started = new AbortController()
      const answering = model.answer(
        context,
        async (text) => {
          attempt.signal.throwIfAborted()
          if (text === '') return
          started.abort()
          await write(text)
        },
        AbortSignal.any([signal, attempt.signal]),
      )
      const silence = clock.sleep(FIRST_TEXT_WITHIN, started.signal).then(() => {
        if (started.signal.aborted) return answering
        throw new Error('The language model is too slow.')
      })
      try {
        const end = await Promise.race([answering, silence])
        if (started.signal.aborted) return end
      } catch (error) {
        signal.throwIfAborted()
        logger.warn('The language model did not answer.', { reason: nameOf(error) })
        if (started.signal.aborted) return cutAt(context.state)
      } finally {
        attempt.abort()
        started.abort()
      }
      signal.throwIfAborted()
      return { ...(await rules.answer(context, write, signal)), notice: 'modelUnavailable' }
    },
  }
}

/** The built-in coach goes on from where it was. */
const cutAt = (state: string): AnswerEnd => ({
  status: 'cut',
  by: 'model',
  notice: null,
  choices: [],
  proposals: [],
  state,
})

/** For the log: the message may contain texts of the member. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
