import { automationRequestSchema, FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import { onCall } from 'firebase-functions/v2/https'
import { database } from '../database/database.ts'
import { deadline } from '../guards/deadline.ts'
import { parseInput } from '../guards/parseInput.ts'
import { createRateLimit } from '../guards/RateLimit.ts'
import { requireAccess } from '../guards/requireAccess.ts'
import { requireSignIn } from '../guards/requireSignIn.ts'
import { checkRequest } from './checkRequest.ts'
import { readRules } from './readRules.ts'

/** Milliseconds one request may take; the platform ends it for good after the timeout below. */
const DEADLINE = 20_000
const TIMEOUT_SECONDS = 30
const CALLS_PER_MINUTE = 60

const rateLimit = createRateLimit({ calls: CALLS_PER_MINUTE, window: 60_000, now: Date.now })

/**
 * Checks texts of one kind or a whole study by the method's rules; answers remarks and versions, the callable's `data`.
 * Fails with unauthenticated, permission-denied (no membership; custom rules from other than tools admins),
 * invalid-argument naming the field, resource-exhausted and deadline-exceeded.
 */
export const runOutcomeAutomation = onCall(
  { region: FUNCTIONS_REGION, timeoutSeconds: TIMEOUT_SECONDS },
  async (request) => {
    const caller = requireSignIn(request)
    rateLimit.admit(caller.uid)
    const accepted = parseInput(automationRequestSchema, request.data)
    const rules = readRules(accepted.configJSON, caller)
    await requireAccess(caller, await database(), new Date())
    return checkRequest(accepted, rules, deadline(DEADLINE, Date.now))
  },
)
