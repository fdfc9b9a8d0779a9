import { log } from '../../log/log.ts'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerEnd, AnswerSource } from './AnswerSource.ts'
import { createWatchdog } from './createWatchdog.ts'

/**
 * Lets the language model answer. The built-in coach answers instead, with a notice, if the model fails or is silent
 * before its first text. A model that calls tools is not silent. If the model fails later, the answer is cut.
 * The answer rejects if `write` rejects, because that is no failure of the model.
 */
export function withFallback(model: AnswerSource, rules: AnswerSource, clock: Clock): AnswerSource {
  return {
    answer: async (context, write, signal) => {
      const attempt = new AbortController()
      const started = new AbortController()
      const watchdog = createWatchdog(clock)
      let writeFailure: unknown = null
      const answering = model.answer(
        context,
        async (text) => {
          attempt.signal.throwIfAborted()
          if (text === '') return
          started.abort()
          watchdog.release()
          await write(text).catch((error: unknown) => {
            writeFailure = error
            throw error
          })
        },
        AbortSignal.any([signal, attempt.signal]),
        watchdog.touch,
      )
      const tooSlow = new Promise<never>((_resolve, reject) => {
        watchdog.signal.addEventListener('abort', () => reject(watchdog.signal.reason), { once: true })
      })
      try {
        const end = await Promise.race([answering, tooSlow])
        if (started.signal.aborted) return end
      } catch (error) {
        signal.throwIfAborted()
        if (writeFailure !== null) throw writeFailure
        log.warn('The language model did not answer.', { reason: nameOf(error) })
        if (started.signal.aborted) return cutAt(context.state)
      } finally {
        attempt.abort()
        watchdog.release()
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
