import type { AnswerNotice } from '@outcome-studio/shared/domain/coach'
import type { FallbackReason } from '@outcome-studio/shared/domain/languageModel'
import type { DailyQuota } from '../../database/dailyQuota.ts'
import { log } from '../../log/log.ts'
import { logSecurity } from '../../log/securityLog.ts'
import type { Clock } from '../../network/Clock.ts'
import type { Moderate } from '../moderation/Moderate.ts'
import type { AnswerQuestion, AnswerSource } from './AnswerSource.ts'
import { within } from './within.ts'

/** Milliseconds that moderation may take. */
export const MODERATION_WITHIN = 3_000

const QUOTAS = { member: 'coach-of-member', total: 'coach-in-total' } as const

interface LimitedAnswers {
  /** Asked within the limits. */
  readonly model: AnswerSource
  /** Answers beyond them. */
  readonly rules: AnswerSource
  readonly moderate: Moderate
  readonly quota: DailyQuota
  /** Whose quota is used. */
  readonly uid: string
  readonly clock: Clock
  /** Called with the reason each time the model is not asked. */
  readonly record: (reason: FallbackReason) => void
}

/**
 * Lets the language model answer if moderation and the quota of the day allow it. Otherwise the built-in coach answers,
 * with a notice that names the reason. If a check fails, the model is not asked.
 */
export function withLimits({
  model,
  rules,
  moderate,
  quota,
  uid,
  clock,
  record,
}: LimitedAnswers): AnswerSource {
  const findNotice = async ({ said }: AnswerQuestion, signal: AbortSignal): Promise<AnswerNotice | null> => {
    try {
      const limit = { clock, milliseconds: MODERATION_WITHIN, signal }
      const verdict = await within(limit, (ending) => moderate(said.at(-1) ?? '', ending))
      if (!verdict.allowed) {
        log.info('Moderation refused a message.', { reason: verdict.reason })
        record('moderated')
        return 'refused'
      }
      const refusal = await quota.reserve(1)
      if (refusal === null) return null
      logSecurity({ event: 'quota-exceeded', quota: QUOTAS[refusal], uid })
      record('budgetSpent')
      return 'budgetSpent'
    } catch (error) {
      signal.throwIfAborted()
      log.failed('The language model was not asked.', error)
      record('unchecked')
      return 'modelUnavailable'
    }
  }
  return {
    answer: async (context, write, signal) => {
      const notice = await findNotice(context, signal)
      if (notice === null) return await model.answer(context, write, signal)
      return { ...(await rules.answer(context, write, signal)), notice }
    },
  }
}
