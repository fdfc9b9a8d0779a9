import type { JudgeSettings } from '../../judge/judgeSettings.ts'
import { usableSettings } from '../../judge/usableSettings.ts'
import { CLOCK, type Clock } from '../../network/Clock.ts'
import type { AnswerSource } from '../answers/AnswerSource.ts'

interface ModelAnswersOptions {
  /** null for none. */
  readonly settings?: JudgeSettings | null
  readonly fetchFrom?: typeof fetch
  readonly clock?: Clock
}

/**
 * Creates the source for the configured language model; null if there is none. Invalid settings are logged and count as
 * none.
 */
export function openModelAnswers({
  settings = usableSettings(),
  fetchFrom = fetch,
  clock = CLOCK,
}: ModelAnswersOptions = {}): AnswerSource | null {
  if (settings === null) return null
  return {
    answer: async (question, write, signal, watch) => {
      // Lazy: without a model it would only slow down every cold start.
      const [{ answerWithModel }, { ENGLISH }, { modelOf }] = await Promise.all([
        import('./answerWithModel.ts'),
        import('../coach/language/ENGLISH.ts'),
        import('../../judge/modelOf.ts'),
      ])
      const model = modelOf(settings, fetchFrom)
      return answerWithModel({ model, clock, language: ENGLISH, watch }, question, write, signal)
    },
  }
}
