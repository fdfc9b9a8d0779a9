import type { CallableDefinition } from '@outcome-studio/shared/callables/defineCallable'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { parseInput } from '../guards/parseInput.ts'
import { createRateLimit } from '../guards/RateLimit.ts'
import { requireAppCheck } from '../guards/requireAppCheck.ts'
import { requireRole } from '../guards/requireRole.ts'
import { requireSession } from '../guards/requireSession.ts'
import { type Caller, requireSignIn } from '../guards/requireSignIn.ts'

const MINUTE = 60_000

interface AdmittedCall<Accepted> {
  readonly input: Accepted
  readonly caller: Caller
}

/** Creates the check that runs before the work of a callable. It counts calls for the rate limit. */
export function createGate<Sent, Accepted, Output>({
  access,
  input,
  callsPerMinute,
}: CallableDefinition<Sent, Accepted, Output>): (
  request: CallableRequest<unknown>,
) => Promise<AdmittedCall<Accepted>> {
  const rateLimit = createRateLimit({ calls: callsPerMinute, window: MINUTE, now: Date.now })
  return async (request) => {
    requireAppCheck(request)
    const caller = requireSignIn(request)
    rateLimit.admit(caller.uid)
    const member = await requireSession(caller)
    const accepted = parseInput(input, request.data)
    requireRole(access, caller, member, new Date())
    return { input: accepted, caller }
  }
}
