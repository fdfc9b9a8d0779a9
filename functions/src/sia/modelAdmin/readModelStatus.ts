import {
  readModelStatus as definition,
  MODEL_USE_DAYS,
  type ModelStatus,
} from '@outcome-studio/shared/callables/readModelStatus'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import {
  JUDGE_KEY,
  type JudgeSettings,
  JudgeSettingsError,
  readJudgeSettings,
} from '../../judge/judgeSettings.ts'
import { coachBudget, judgeBudget } from '../../judge/modelBudget.ts'
import { readModelUse } from '../../judge/modelUse.ts'
import { VER_PROMPT } from '../../judge/prompt/judgePrompt.ts'
import { CLOCK } from '../../network/Clock.ts'
import { VER_COACH_PROMPT } from '../coach/languageModel/coachPrompt.ts'
import { isModerated } from '../moderation/openModeration.ts'

/** Reads the settings and the use of the language model. Only tools admins are admitted. */
export const readModelStatus = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 10, maxInstances: 2, secrets: [JUDGE_KEY] },
  async () => {
    const { settings, wrong } = readSettings()
    return {
      model: settings && shownSettings(settings),
      wrong,
      isModerated: isModerated(),
      versions: { coach: VER_COACH_PROMPT, judge: VER_PROMPT },
      limits: { coach: coachBudget(), judge: judgeBudget() },
      days: await readModelUse(database(), CLOCK.now(), MODEL_USE_DAYS),
    }
  },
)

/** What an admin may see of the settings. An address may contain a name, a password or a key. */
export function shownSettings({ url, kind, model, key, seconds }: JudgeSettings): ModelStatus['model'] {
  const { origin, pathname } = new URL(url)
  return { kind, address: `${origin}${pathname}`, name: model, hasKey: key.trim() !== '', seconds }
}

function readSettings(): { readonly settings: JudgeSettings | null; readonly wrong: readonly string[] } {
  try {
    return { settings: readJudgeSettings(), wrong: [] }
  } catch (error) {
    if (!(error instanceof JudgeSettingsError)) throw error
    return { settings: null, wrong: error.parameters }
  }
}
