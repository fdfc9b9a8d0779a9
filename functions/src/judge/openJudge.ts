import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import type { JudgeRefusal } from '@outcome-studio/shared/domain/judge'
import { memberJudgeUsagePath, TOTAL_JUDGE_USAGE_PATH } from '@outcome-studio/shared/domain/paths'
import { type DailyQuota, openDailyQuota } from '../database/dailyQuota.ts'
import { database } from '../database/database.ts'
import { log } from '../log/log.ts'
import { logSecurity } from '../log/securityLog.ts'
import { CLOCK } from '../network/Clock.ts'
import { askJudge, type JudgeResult, unaskedResult } from './askJudge.ts'
import { countingModel } from './countingModel.ts'
import { failureOf } from './failureOf.ts'
import { judgeBudget } from './modelBudget.ts'
import { openModelUse } from './modelUse.ts'
import type { JudgeBatch } from './prompt/JudgeTask.ts'
import { NO_TOKENS } from './tokensOf.ts'
import { usableSettings } from './usableSettings.ts'

/** Sends texts to the configured language model. */
export interface Judge {
  judge(batches: readonly JudgeBatch[], rules: RuleSet): Promise<JudgeResult>
}

const QUOTAS = { member: 'judge-of-member', total: 'judge-in-total' } as const

const NOT_ASKED = failureOf('quotaSpent', 'quota')

/**
 * The configured judge; null if there is none. Invalid settings are logged and count as none. Beyond a quota of the day
 * the model is not asked.
 * @param uid whose quota is used
 */
export async function openJudge(uid: string): Promise<Judge | null> {
  const settings = usableSettings()
  if (settings === null) return null
  // Lazy: without a judge it would only slow down every cold start.
  const { openLanguageModel } = await import('./openLanguageModel.ts')
  const model = openLanguageModel(settings)
  const time = settings.seconds * 1_000
  const usage = openDailyQuota(
    { member: memberJudgeUsagePath(uid), total: TOTAL_JUDGE_USAGE_PATH, perDay: judgeBudget() },
    database(),
    CLOCK.now,
  )
  const use = openModelUse(database(), CLOCK.now)
  return {
    judge: async (batches, rules) => {
      const refusal = await refusalOf(usage, batches.length)
      if (refusal !== null) {
        const reason = refusal === 'unknown' ? 'unchecked' : 'budgetSpent'
        use.add('judge', { asked: 0, tokens: NO_TOKENS, without: { [reason]: batches.length } })
        await use.stored()
        const { report, ...rest } = unaskedResult(batches, rules, NOT_ASKED)
        if (refusal === 'unknown') return { ...rest, report }
        logSecurity({ event: 'quota-exceeded', quota: QUOTAS[refusal], uid })
        return { ...rest, report: { ...report, refusal } }
      }
      const until = CLOCK.now() + time
      const signal = AbortSignal.timeout(time)
      const counting = countingModel(model)
      const result = await askJudge(counting.model, batches, rules, { clock: CLOCK, until, signal })
      use.add('judge', counting.use())
      await use.stored()
      const { unjudged, ...counts } = result.report
      if (counts.failed + counts.dropped > 0) {
        log.warn('The judge left questions open.', {
          ...counts,
          kind: result.failure?.problem ?? null,
          reason: result.failure?.reason ?? null,
        })
      }
      return result
    },
  }
}

/** Without a count nothing is sent, because the cost would have no bound. */
async function refusalOf(usage: DailyQuota, prompts: number): Promise<JudgeRefusal | 'unknown' | null> {
  try {
    return await usage.reserve(prompts)
  } catch (error) {
    log.failed("The judge's prompts could not be counted.", error)
    return 'unknown'
  }
}
