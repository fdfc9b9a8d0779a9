import { automationRequestSchema } from '@outcome-studio/shared/domain'
import { memberCallable } from '../callable/memberCallable.ts'
import { database } from '../database/database.ts'
import { deadline } from '../guards/deadline.ts'
import { parseInput } from '../guards/parseInput.ts'
import { requireAccess } from '../guards/requireAccess.ts'
import { checkRequest } from './checkRequest.ts'
import { readRules } from './readRules.ts'

/** Milliseconds one request may take, a while before the platform ends it. */
const DEADLINE = 20_000

/**
 * Checks texts of one kind or a whole study by the method's rules; answers remarks and versions, the callable's `data`.
 * Fails with unauthenticated, permission-denied (no membership; custom rules from other than tools admins),
 * invalid-argument naming the field, resource-exhausted and deadline-exceeded.
 */
export const runOutcomeAutomation = memberCallable(
  { timeoutSeconds: 30, callsPerMinute: 60 },
  async (caller, { data }) => {
    const accepted = parseInput(automationRequestSchema, data)
    const rules = readRules(accepted.configJSON, caller)
    await requireAccess(caller, await database(), new Date())
    return checkRequest(accepted, rules, deadline(DEADLINE, Date.now))
  },
)
