import { testModel as definition } from '@outcome-studio/shared/callables/testModel'
import { serveCallable } from '../../callable/serveCallable.ts'
import { JUDGE_KEY } from '../../judge/judgeSettings.ts'
import { NO_TOKENS } from '../../judge/tokensOf.ts'
import { usableSettings } from '../../judge/usableSettings.ts'
import { log } from '../../log/log.ts'
import { CLOCK } from '../../network/Clock.ts'

/** Milliseconds that a test may take. */
const TEST_TIME = 20_000

/** Asks the language model a short question. Only tools admins are admitted. */
export const testModel = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 4, maxInstances: 2, secrets: [JUDGE_KEY] },
  async () => {
    const settings = usableSettings()
    if (settings === null) {
      return {
        problem: 'settings',
        detail: '',
        callsTools: false,
        milliseconds: 0,
        tokens: NO_TOKENS,
      } as const
    }
    const { askForTest } = await import('./askForTest.ts')
    const tested = await askForTest(settings, { signal: AbortSignal.timeout(TEST_TIME), now: CLOCK.now })
    log.info('A tools admin tested the language model.', { problem: tested.problem, reason: tested.detail })
    return tested
  },
)
