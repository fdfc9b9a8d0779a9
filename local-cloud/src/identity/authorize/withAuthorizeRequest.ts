import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import type { Endpoint, Provider } from '../provider/Provider.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { readAuthorizeRequest } from './readAuthorizeRequest.ts'

/** An endpoint within an authorization request. The request in its query is validated at every step. */
export function withAuthorizeRequest(
  answer: (provider: Provider, visit: Visit, request: AuthorizeRequest) => Reply,
): Endpoint {
  return (provider, visit) => {
    const outcome = readAuthorizeRequest(provider.clients, visit.query)
    return 'refusal' in outcome ? outcome.refusal : answer(provider, visit, outcome.request)
  }
}
