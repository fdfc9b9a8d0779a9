import { failureOf } from './failureOf.ts'
import type { ModelFailure } from './LanguageModel.ts'

const COMPLETE: ReadonlySet<string> = new Set(['stop', 'tool-calls'])

/**
 * What the reason for which a model ended its answer means.
 * @param finish the reason as the library `ai` names it; null if the stream ended without one
 * @returns null if the answer is complete
 */
export function finishFailure(finish: string | null): ModelFailure | null {
  if (finish !== null && COMPLETE.has(finish)) return null
  const reason = `finished by ${finish ?? 'nothing'}`
  if (finish === 'length') return failureOf('tooLong', reason)
  if (finish === 'content-filter') return failureOf('contentRefused', reason)
  return failureOf('interrupted', reason)
}
