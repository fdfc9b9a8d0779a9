import { log } from '../log/log.ts'
import { JudgeSettingsError, readJudgeSettings } from './judgeSettings.ts'

/**
 * The language model's settings; null if none is configured. Invalid settings are logged and count as none.
 * @throws any error of readJudgeSettings but JudgeSettingsError
 */
export function usableSettings(): ReturnType<typeof readJudgeSettings> {
  try {
    return readJudgeSettings()
  } catch (error) {
    if (!(error instanceof JudgeSettingsError)) throw error
    log.error(error.message)
    return null
  }
}
