import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { openForm } from '../forms/openForm.ts'
import { type Credentials, credentialsPage } from '../views/credentialsPage.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { formTargets } from './formTargets.ts'

/** The log-in or sign-up page of a request for a code. */
export function credentialsReply(
  visit: Visit,
  { client, query }: AuthorizeRequest,
  status: number,
  shown: Pick<Credentials, 'purpose' | 'email' | 'emailError' | 'passwordError' | 'notice'>,
): Reply {
  const { token, cookies } = openForm(visit)
  return {
    kind: 'page',
    status,
    cookies,
    formTargets: formTargets(client),
    page: credentialsPage({ clientName: client.name, query, formToken: token, ...shown }),
  }
}
