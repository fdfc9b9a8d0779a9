import { streamText } from 'ai'
import { describeFailure } from './describeFailure.ts'
import { failureOf } from './failureOf.ts'
import { finishFailure } from './finishFailure.ts'
import type { JudgeSettings } from './judgeSettings.ts'
import type { LanguageModel, ModelFailure, ModelTokens } from './LanguageModel.ts'
import { modelOf } from './modelOf.ts'
import { NO_TOKENS, tokensOf } from './tokensOf.ts'

/** Limit of one answer in characters. */
const MAX_LENGTH = 200_000
const MAX_OUTPUT_TOKENS = 8_000

/**
 * The configured model. The answer is read as a stream, so that a failure or timeout keeps what was received.
 * The caller decides on retries.
 */
export function openLanguageModel(settings: JudgeSettings, fetchFrom: typeof fetch = fetch): LanguageModel {
  const model = modelOf(settings, fetchFrom)
  return {
    ask: async ({ system, prompt }, signal) => {
      const enough = new AbortController()
      let text = ''
      let failure: ModelFailure | null = null
      let finish: string | null = null
      let tokens: ModelTokens = NO_TOKENS
      try {
        const { fullStream } = streamText({
          model,
          system,
          prompt,
          maxRetries: 0,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          abortSignal: AbortSignal.any([signal, enough.signal]),
          // Failures arrive as parts of the stream. Without this handler the SDK would print them too.
          onError: () => {},
        })
        for await (const part of fullStream) {
          if (part.type === 'text-delta') text += part.text
          if (part.type === 'error') failure ??= describeFailure(part.error)
          if (part.type === 'finish-step') {
            finish = part.finishReason
            tokens = tokensOf(part.usage)
          }
          if (text.length > MAX_LENGTH) break
        }
      } catch (error) {
        failure = describeFailure(error)
      } finally {
        enough.abort()
      }
      if (signal.aborted) failure = failureOf('timedOut', 'out of time')
      else if (text.length <= MAX_LENGTH) failure ??= finishFailure(finish)
      if (text === '') failure ??= failureOf('empty', 'empty')
      return { text, failure, tokens }
    },
  }
}
