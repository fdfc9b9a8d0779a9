import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, streamText } from 'ai'
import { AnswerTooLargeError, boundedFetch } from '../network/boundedFetch.ts'
import type { JudgeSettings } from './judgeSettings.ts'
import type { LanguageModel, ModelFailure } from './LanguageModel.ts'

/** Limit of one answer in bytes on the wire, where each token has an envelope. */
const MAX_BYTES = 4_000_000
/** Limit of one answer in characters. */
const MAX_LENGTH = 200_000
const MAX_OUTPUT_TOKENS = 8_000

/**
 * The configured model. The answer is read as a stream, so that a failure or timeout keeps what was received.
 * The caller decides on retries.
 */
export function openLanguageModel(settings: JudgeSettings): LanguageModel {
  const model = modelOf(settings)
  return {
    ask: async ({ system, prompt }, signal) => {
      const enough = new AbortController()
      let text = ''
      let failure: ModelFailure | null = null
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
          if (part.type === 'error') failure = describe(part.error)
          if (text.length > MAX_LENGTH) break
        }
      } catch (error) {
        failure = describe(error)
      } finally {
        enough.abort()
      }
      if (signal.aborted) failure = { reason: 'out of time', isPassing: false, retryAfter: null }
      return { text, failure }
    },
  }
}

function modelOf({ kind, url, key, model }: JudgeSettings) {
  const connection = { baseURL: url.replace(/\/+$/, ''), apiKey: key, fetch: boundedFetch(MAX_BYTES) }
  return kind === 'anthropic'
    ? createAnthropic(connection)(model)
    : createOpenAICompatible({ ...connection, name: 'judge' })(model)
}

function describe(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) {
    return {
      reason: error.statusCode === undefined ? 'not reached' : `status ${error.statusCode}`,
      isPassing: error.isRetryable && !isTooLarge(error),
      retryAfter: error.responseHeaders?.['retry-after'] ?? null,
    }
  }
  return { reason: error instanceof Error ? error.name : 'unknown', isPassing: false, retryAfter: null }
}

/** A broken connection is transient; an answer without end would be as long on a retry. */
const isTooLarge = (error: APICallError): boolean => error.cause instanceof AnswerTooLargeError
