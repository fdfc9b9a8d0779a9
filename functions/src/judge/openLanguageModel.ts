import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, streamText } from 'ai'
import { AnswerTooLargeError, boundedFetch } from './boundedFetch.ts'
import type { JudgeSettings } from './judgeSettings.ts'
import type { LanguageModel, ModelFailure } from './LanguageModel.ts'

/** Bytes of one answer on the wire, where each word comes in an envelope of its own. */
const MAX_BYTES = 4_000_000
/** Characters of one answer. */
const MAX_LENGTH = 200_000
const MAX_OUTPUT_TOKENS = 8_000

/**
 * The configured model. Its answer is read as it streams in, so that what came before a failure or the end of the time
 * is not lost. It is asked once; whether to ask again is the caller's to decide.
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
          // What goes wrong comes as a part of the stream; without this it would be printed too.
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

/** A broken connection may come back; an answer without end would be as long the next time. */
const isTooLarge = (error: APICallError): boolean => error.cause instanceof AnswerTooLargeError
