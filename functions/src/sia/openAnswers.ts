import { SIA_ANSWERS_PER_DAY } from '@outcome-studio/shared/domain/coach'
import { memberSiaUsagePath, TOTAL_SIA_USAGE_PATH } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { type DailyQuota, openDailyQuota } from '../database/dailyQuota.ts'
import type { Clock } from '../network/Clock.ts'
import type { AnswerSource } from './answers/AnswerSource.ts'
import { RULE_ANSWERS } from './answers/ruleAnswers.ts'
import { withFallback } from './answers/withFallback.ts'
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
}

/** The source of a member's answers: the language model within its limits, and the built-in coach otherwise. */
export function openAnswers({ model, moderate, uid, firestore, clock }: AnswerOptions): OpenAnswers {
  if (model === null) return { answers: RULE_ANSWERS, quota: null }
  const quota = openDailyQuota(
    { member: memberSiaUsagePath(uid), total: TOTAL_SIA_USAGE_PATH, perDay: SIA_ANSWERS_PER_DAY },
    firestore,
    clock.now,
  )
  const answering = withFallback(model, RULE_ANSWERS, clock)
  return {
    answers: withLimits({ model: answering, rules: RULE_ANSWERS, moderate, quota, uid, clock }),
    quota,
  }
}
