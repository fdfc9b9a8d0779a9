import type { FallbackReason } from '@outcome-studio/shared/domain/languageModel'
import { memberSiaUsagePath, TOTAL_SIA_USAGE_PATH } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { type DailyQuota, openDailyQuota } from '../database/dailyQuota.ts'
import { coachBudget } from '../judge/modelBudget.ts'
import type { ModelUseCount } from '../judge/modelUse.ts'
import { NO_TOKENS } from '../judge/tokensOf.ts'
import type { Clock } from '../network/Clock.ts'
import type { AnswerSource } from './answers/AnswerSource.ts'
import { RULE_ANSWERS } from './answers/ruleAnswers.ts'
import { type AnswerUse, withFallback } from './answers/withFallback.ts'
import { withLimits } from './answers/withLimits.ts'
import type { Moderate } from './moderation/Moderate.ts'

interface OpenAnswers {
  readonly answers: AnswerSource
  /** null without a language model. */
  readonly quota: DailyQuota | null
}

interface AnswerOptions {
  /** null if none is configured. */
  readonly model: AnswerSource | null
  readonly moderate: Moderate
  /** Whose quota is used. */
  readonly uid: string
  readonly firestore: Firestore
  readonly clock: Clock
  readonly use: ModelUseCount
}

/** The source of a member's answers: the language model within its limits, and the built-in coach otherwise. */
export function openAnswers({ model, moderate, uid, firestore, clock, use }: AnswerOptions): OpenAnswers {
  if (model === null) return { answers: RULE_ANSWERS, quota: null }
  const quota = openDailyQuota(
    { member: memberSiaUsagePath(uid), total: TOTAL_SIA_USAGE_PATH, perDay: coachBudget() },
    firestore,
    clock.now,
  )
  const record = ({ tokens, problem }: AnswerUse): void =>
    use.add('coach', { asked: 1, tokens, without: problem === null ? {} : { [problem]: 1 } })
  const recordUnasked = (reason: FallbackReason): void =>
    use.add('coach', { asked: 1, tokens: NO_TOKENS, without: { [reason]: 1 } })
  const answering = withFallback({ model, rules: RULE_ANSWERS, clock, record })
  return {
    answers: withLimits({
      model: answering,
      rules: RULE_ANSWERS,
      moderate,
      quota,
      uid,
      clock,
      record: recordUnasked,
    }),
    quota,
  }
}
