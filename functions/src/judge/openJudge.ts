import { setTimeout } from 'node:timers/promises'
import type { JudgeBatch, RuleSet } from '@outcome-studio/shared/domain'
import { logger } from 'firebase-functions/v2'
import { askJudge, type JudgeClock, type JudgeResult } from './askJudge.ts'
import { JudgeSettingsError, readJudgeSettings } from './judgeSettings.ts'

/** Sends texts to the configured language model. */
export interface Judge {
  judge(batches: readonly JudgeBatch[], rules: RuleSet): Promise<JudgeResult>
}

const CLOCK: JudgeClock = {
  now: Date.now,
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
}

/** The configured judge; null if there is none. Invalid settings are logged and count as none. */
export async function openJudge(): Promise<Judge | null> {
  const settings = usableSettings()
  if (settings === null) return null
  // Lazy: without a judge it would only slow down every cold start.
  const { openLanguageModel } = await import('./openLanguageModel.ts')
  const model = openLanguageModel(settings)
  const time = settings.seconds * 1_000
  return {
    judge: async (batches, rules) => {
      const until = CLOCK.now() + time
      const signal = AbortSignal.timeout(time)
      const result = await askJudge(model, batches, rules, { clock: CLOCK, until, signal })
      const { unjudged, ...counts } = result.report
      if (counts.failed + counts.dropped > 0) {
        logger.warn('The judge left questions open.', { ...counts, reason: result.failure?.reason ?? null })
      }
      return result
    },
  }
}

function usableSettings() {
  try {
    return readJudgeSettings()
  } catch (error) {
    if (!(error instanceof JudgeSettingsError)) throw error
    logger.error(error.message)
    return null
  }
}
