import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { boundedFetch } from '../network/boundedFetch.ts'
import type { JudgeSettings } from './judgeSettings.ts'
import { requireStream } from './requireStream.ts'

/** Limit of one answer in bytes on the wire, where each token has an envelope. */
const MAX_BYTES = 4_000_000

/** The configured model for the library `ai`. */
export function modelOf({ kind, url, key, model }: JudgeSettings, fetchFrom: typeof fetch = fetch) {
  const connection = {
    baseURL: url.replace(/\/+$/, ''),
    apiKey: key,
    fetch: requireStream(boundedFetch(MAX_BYTES, fetchFrom)),
  }
  return kind === 'anthropic'
    ? createAnthropic(connection)(model)
    : createOpenAICompatible({ ...connection, name: 'judge', includeUsage: true })(model)
}
