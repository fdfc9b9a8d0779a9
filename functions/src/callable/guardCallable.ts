import type { CallableDefinition } from '@outcome-studio/shared/callables/defineCallable'
import { isRequestId, REQUEST_PARAMETER } from '@outcome-studio/shared/callables/requestId'
import type { CallableFunction } from 'firebase-functions/v2/https'
import { duringInvocation, type Invocation } from '../log/invocation.ts'
import { logSecurity } from '../log/securityLog.ts'
import { admitRequest } from './admitRequest.ts'
import { logEndOf } from './logEndOf.ts'
import { isFailureNoted } from './noteFailure.ts'

/**
 * Puts admitRequest before a callable, which itself answers preflights of any origin and reads the token first. The
 * result has the same properties, from which the deployment reads its options. All lines that a call logs name the
 * function and the id of the request, and the last one says how the call ended.
 */
export function guardCallable<Callable extends CallableFunction<unknown, unknown, unknown>>(
  definition: Pick<CallableDefinition<unknown, unknown, unknown>, 'name' | 'maxBytes'>,
  callable: Callable,
): Callable {
  return new Proxy(callable, {
    apply: async (target, _self, [request, response]: Parameters<Callable>) => {
      const invocation: Invocation = { function: definition.name, request: requestIdOf(request.query) }
      await duringInvocation(invocation, async () => {
        if (request.method !== 'OPTIONS') logEndOf(request, response, invocation)
        if (!admitRequest(definition, request, response)) return
        response.once('finish', () => {
          // firebase-functions answers by itself if it cannot verify the token.
          if (response.statusCode !== 401 || isFailureNoted(request)) return
          logSecurity({ event: 'sign-in-refused', callable: definition.name, uid: null })
        })
        await target(request, response)
      })
    },
  })
}

/** The id that the browser gave to a call; null without a valid one. */
function requestIdOf(query: Readonly<Record<string, unknown>>): string | null {
  const id = query[REQUEST_PARAMETER]
  return typeof id === 'string' && isRequestId(id) ? id : null
}
