import { automationRequestSchema } from '@outcome-studio/shared/domain'
import { memberCallable } from '../callable/memberCallable.ts'
import { database } from '../database/database.ts'
import { deadline } from '../guards/deadline.ts'
import { parseInput } from '../guards/parseInput.ts'
import { requireAccess } from '../guards/requireAccess.ts'
import { JUDGE_KEY } from '../judge/judgeSettings.ts'
import { openJudge } from '../judge/openJudge.ts'
import { checkRequest } from './checkRequest.ts'
import { requireRuleSet } from './requireRuleSet.ts'

/** Milliseconds the checker may take for one request. The judge has its own time after it. */
const DEADLINE = 20_000

/**
 * Checks texts of one kind, a whole study or part of one by the method's rules, then by the judge where one is
 * configured; answers remarks and versions, the callable's `data`. What the judge does not answer is counted and fails
 * nothing. A member may make 120 calls a minute, since a client validates a large study in parts.
 * Fails with unauthenticated, permission-denied (no membership; custom rules from other than tools admins),
 * invalid-argument naming the field, resource-exhausted and deadline-exceeded.
 */
export const runOutcomeAutomation = memberCallable(
  { timeoutSeconds: 90, callsPerMinute: 120, secrets: [JUDGE_KEY] },
  async (caller, { data }) => {
    const accepted = parseInput(automationRequestSchema, data)
    const rules = requireRuleSet(accepted.configJSON, caller)
    await requireAccess(caller, await database(), new Date())
    return await checkRequest(accepted, rules, await openJudge(), deadline(DEADLINE, Date.now))
  },
)
