import type { CallableDefinition } from '@outcome-studio/shared/callables/defineCallable'
import type { CallableFunction } from 'firebase-functions/v2/https'
import { logSecurity } from '../log/securityLog.ts'
import { admitRequest } from './admitRequest.ts'
import { isRefusalLogged } from './logRefusal.ts'

/**
 * Puts admitRequest before a callable, which itself answers preflights of any origin and reads the token first. The
 * result has the same properties, from which the deployment reads its options.
 */
export function guardCallable<Callable extends CallableFunction<unknown, unknown, unknown>>(
  definition: Pick<CallableDefinition<unknown, unknown, unknown>, 'name' | 'maxBytes'>,
  callable: Callable,
): Callable {
  return new Proxy(callable, {
    apply: async (target, _self, [request, response]: Parameters<Callable>) => {
      if (!admitRequest(definition, request, response)) return
      response.once('finish', () => {
        // firebase-functions answers by itself if it cannot verify the token.
        if (response.statusCode !== 401 || isRefusalLogged(request)) return
        logSecurity({ event: 'sign-in-refused', callable: definition.name, uid: null })
      })
      await target(request, response)
    },
  })
}
