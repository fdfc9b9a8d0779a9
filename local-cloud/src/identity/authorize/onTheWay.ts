import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import type { Endpoint, Provider } from '../provider/Provider.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { readAuthorizeRequest } from './readAuthorizeRequest.ts'

/** An endpoint on the way to a code: its query is a request for one, judged anew at every step. */
export function onTheWay(
  answer: (provider: Provider, visit: Visit, request: AuthorizeRequest) => Reply,
): Endpoint {
  return (provider, visit) => {
    const outcome = readAuthorizeRequest(provider.clients, visit.query)
    return 'refusal' in outcome ? outcome.refusal : answer(provider, visit, outcome.request)
  }
}
