import { SIA_ANSWER_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import type { ModelTokens } from '../../judge/LanguageModel.ts'
import { addTokens, NO_TOKENS } from '../../judge/tokensOf.ts'
import { log } from '../../log/log.ts'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerEnd, AnswerQuestion, AnswerSource } from './AnswerSource.ts'
import { bridgeFrom } from './bridgeFrom.ts'
import { createWatchdog } from './createWatchdog.ts'

/** Characters that the built-in coach needs to go on. */
const ROOM = 4_000

/** What one answer of the language model took, and why it was none, if it was not whole. */
export interface AnswerUse {
  readonly tokens: ModelTokens
  readonly problem: ModelProblemKind | null
}

interface FallbackOptions {
  readonly model: AnswerSource
  readonly rules: AnswerSource
  readonly clock: Clock
  /** Called once for each answer that the member did not stop. */
  readonly record: (use: AnswerUse) => void
}

/**
 * Lets the language model answer. The built-in coach answers instead, with a notice, if the model fails or is silent
 * before its first text; a model that calls tools is not silent. If the model fails later, the built-in coach goes on in
 * the same message. The answer rejects if `write` rejects, because that is no failure of the model.
 */
export function withFallback({ model, rules, clock, record }: FallbackOptions): AnswerSource {
  return {
    answer: async (context, write, signal) => {
      const attempt = new AbortController()
      const started = new AbortController()
      const watchdog = createWatchdog(clock)
      let writeFailure: unknown = null
      let written = ''
      let tokens = NO_TOKENS
      let problem: ModelProblemKind | null = null
      const writeOn = async (text: string): Promise<void> => {
        written += text
        await write(text).catch((error: unknown) => {
          writeFailure = error
          throw error
        })
      }
      const answering = model.answer(
        context,
        async (text) => {
          attempt.signal.throwIfAborted()
          if (text === '') return
          started.abort()
          watchdog.release()
          await writeOn(text)
        },
        AbortSignal.any([signal, attempt.signal]),
        {
          onWork: watchdog.touch,
          onTokens: (more) => {
            tokens = addTokens(tokens, more)
          },
          onProblem: (found) => {
            problem = found
          },
        },
      )
      const tooSlow = new Promise<never>((_resolve, reject) => {
        watchdog.signal.addEventListener('abort', () => reject(watchdog.signal.reason), { once: true })
      })
      let cut: AnswerEnd | null = null
      try {
        const end = await Promise.race([answering, tooSlow])
        if (started.signal.aborted) {
          if (end.status === 'whole' || signal.aborted) {
            record({ tokens, problem })
            return end
          }
          cut = end
        }
      } catch (error) {
        signal.throwIfAborted()
        if (writeFailure !== null) throw writeFailure
        log.warn('The language model did not answer.', { reason: nameOf(error) })
        problem ??= watchdog.signal.aborted ? 'timedOut' : 'interrupted'
        if (started.signal.aborted) cut = cutAt(context.state)
      } finally {
        attempt.abort()
        watchdog.release()
      }
      signal.throwIfAborted()
      record({ tokens, problem: problem ?? 'empty' })
      if (cut === null) return { ...(await rules.answer(context, write, signal)), notice: 'modelUnavailable' }
      if (written.length + ROOM > SIA_ANSWER_MAX_LENGTH) return cut
      await write(bridgeFrom(written))
      return await goOn(rules, context, cut, write, signal)
    },
  }
}

/** The built-in coach goes on from where it was. It drafts nothing beside cards that the model has proposed already. */
async function goOn(
  rules: AnswerSource,
  context: AnswerQuestion,
  { proposals, verPrompt }: AnswerEnd,
  write: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<AnswerEnd> {
  const drafted = proposals.map((proposal) => ({ proposal, decision: null }))
  const end = await rules.answer({ ...context, earlier: [...context.earlier, ...drafted] }, write, signal)
  return {
    ...end,
    by: 'model',
    verPrompt,
    notice: 'modelInterrupted',
    proposals: [...proposals, ...end.proposals],
  }
}

const cutAt = (state: string): AnswerEnd => ({
  status: 'cut',
  by: 'model',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  state,
})

/** For the log: the message may contain texts of the member. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
