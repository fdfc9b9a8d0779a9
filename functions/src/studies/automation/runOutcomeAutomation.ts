import { runOutcomeAutomation as definition } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { deadline } from '../../guards/deadline.ts'
import { JUDGE_KEY } from '../../judge/judgeSettings.ts'
import { openJudge } from '../../judge/openJudge.ts'
import { readOrganizationRules } from '../../rules/readOrganizationRules.ts'
import { requireRuleSet } from '../../rules/requireRuleSet.ts'
import { checkRequest } from './checkRequest.ts'

/**
 * Milliseconds the checker may take for one request; beyond that it fails with deadline-exceeded. The judge
 * runs afterwards.
 */
const DEADLINE = 20_000

/** Questions that the judge does not answer are counted in the result. They do not fail the call. */
export const runOutcomeAutomation = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 1, maxInstances: 50, secrets: [JUDGE_KEY] },
  async (request, caller) => {
    const organization = await readOrganizationRules(caller, database())
    const rules = requireRuleSet(request.configJSON ?? undefined, organization, caller)
    return await checkRequest(request, rules, await openJudge(caller.uid), deadline(DEADLINE, Date.now))
  },
)
