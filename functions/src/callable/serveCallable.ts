import type { CallableDefinition } from '@outcome-studio/shared/callables/defineCallable'
import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall,
} from 'firebase-functions/v2/https'
import type { Caller } from '../guards/requireSignIn.ts'
import { createGate } from './createGate.ts'
import { toHttpsError } from './toHttpsError.ts'

export interface ServeOptions {
  /** Secrets that the work reads. */
  readonly secrets?: NonNullable<CallableOptions['secrets']>
}

/**
 * Serves a callable. Before the work, it checks sign-in, rate limit, input and access, in this order. Fails
 * with unauthenticated, resource-exhausted, invalid-argument naming the field, permission-denied, or the
 * work's error. A StudioError becomes failed-precondition with its code.
 */
export function serveCallable<Sent, Accepted, Output>(
  definition: CallableDefinition<Sent, Accepted, Output>,
  work: (input: Accepted, caller: Caller) => Promise<Output>,
  { secrets = [] }: ServeOptions = {},
): CallableFunction<unknown, Promise<Output>> {
  const pass = createGate(definition)
  return onCall(
    { region: FUNCTIONS_REGION, timeoutSeconds: definition.seconds, secrets },
    async (request: CallableRequest<unknown>) => {
      try {
        const { input, caller } = await pass(request)
        return await work(input, caller)
      } catch (cause) {
        throw toHttpsError(cause)
      }
    },
  )
}
