import { runOutcomeAutomation as definition } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { serveCallable } from '../callable/serveCallable.ts'
import { deadline } from '../guards/deadline.ts'
import { JUDGE_KEY } from '../judge/judgeSettings.ts'
import { openJudge } from '../judge/openJudge.ts'
import { checkRequest } from './checkRequest.ts'
import { requireRuleSet } from './requireRuleSet.ts'

/**
 * Milliseconds the checker may take for one request; beyond that it fails with deadline-exceeded. The judge
 * runs afterwards.
 */
const DEADLINE = 20_000

/** Questions that the judge does not answer are counted in the result. They do not fail the call. */
export const runOutcomeAutomation = serveCallable(
  definition,
  async (request, caller) => {
    const rules = requireRuleSet(request.configJSON, caller)
    return await checkRequest(request, rules, await openJudge(), deadline(DEADLINE, Date.now))
  },
  { secrets: [JUDGE_KEY] },
)
