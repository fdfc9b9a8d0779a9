import type { CallableDefinition } from '@outcome-studio/shared/callables/defineCallable'
import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall,
} from 'firebase-functions/v2/https'
import type { Caller } from '../guards/requireSignIn.ts'
import { runsAs } from '../serviceAccounts/runsAs.ts'
import { createGate } from './createGate.ts'
import { guardCallable } from './guardCallable.ts'
import { noteFailure } from './noteFailure.ts'
import { toHttpsError } from './toHttpsError.ts'

/** Resources of a callable. Together they limit the total load. */
export interface ServeOptions {
  readonly memory: '256MiB' | '512MiB' | '1GiB'
  /** Requests that one instance serves at once; 1 for work that occupies the processor. */
  readonly concurrency: number
  readonly maxInstances: number
  /** Secrets that the work reads. */
  readonly secrets?: NonNullable<CallableOptions['secrets']>
}

/**
 * Serves a callable. Checks in this order: origin and size of the request, App Check, sign-in, rate limit, session,
 * input, access.
 * The callable fails with unauthenticated, resource-exhausted, invalid-argument naming the field, permission-denied, or
 * the work's error. A StudioError becomes failed-precondition with its code.
 */
export function serveCallable<Sent, Accepted, Output>(
  definition: CallableDefinition<Sent, Accepted, Output>,
  options: ServeOptions,
  work: (input: Accepted, caller: Caller) => Promise<Output>,
): CallableFunction<unknown, Promise<Output>> {
  const pass = createGate(definition)
  const callable = onCall(
    { ...options, ...runsAs(definition.name), region: FUNCTIONS_REGION, timeoutSeconds: definition.seconds },
    async (request: CallableRequest<unknown>) => {
      try {
        const { input, caller } = await pass(request)
        return await work(input, caller)
      } catch (cause) {
        throw noteFailure(definition.name, request, toHttpsError(cause))
      }
    },
  )
  return guardCallable(definition, callable)
}
