import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall,
} from 'firebase-functions/v2/https'
import { createRateLimit } from '../guards/RateLimit.ts'
import { type Caller, requireSignIn } from '../guards/requireSignIn.ts'

const MINUTE = 60_000

interface CallableLimits {
  /** After which the platform ends a call for good. */
  readonly timeoutSeconds: number
  /** For each person. */
  readonly callsPerMinute: number
  /** What the work reads of the secrets. */
  readonly secrets?: NonNullable<CallableOptions['secrets']>
}

/**
 * A callable for people who are signed in, each so many times a minute. Beside what its own work fails with, it
 * fails with unauthenticated and resource-exhausted.
 */
export function memberCallable<Result>(
  { timeoutSeconds, callsPerMinute, secrets = [] }: CallableLimits,
  work: (caller: Caller, request: CallableRequest<unknown>) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const rateLimit = createRateLimit({ calls: callsPerMinute, window: MINUTE, now: Date.now })
  return onCall(
    { region: FUNCTIONS_REGION, timeoutSeconds, secrets },
    async (request: CallableRequest<unknown>) => {
      const caller = requireSignIn(request)
      rateLimit.admit(caller.uid)
      return await work(caller, request)
    },
  )
}
