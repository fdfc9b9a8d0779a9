import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { openForm } from '../forms/openForm.ts'
import { type Credentials, credentialsPage } from '../views/credentialsPage.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { formTargets } from './formTargets.ts'

/** Shows the page with a status and what is wrong; what was typed is still there, but for the password. */
export type ShowCredentials = (
  status: number,
  why: Pick<Credentials, 'emailError' | 'passwordError' | 'notice'>,
) => Reply

/** The log-in or sign-up page of a request for a code, empty or with what is wrong. */
export function credentialsReply(
  purpose: Credentials['purpose'],
  visit: Visit,
  { client, query, loginHint }: AuthorizeRequest,
): ShowCredentials {
  const { token, cookies } = openForm(visit)
  const email = visit.form.get('email') ?? loginHint
  return (status, why) => ({
    kind: 'page',
    status,
    cookies,
    formTargets: formTargets(client),
    page: credentialsPage({ purpose, clientName: client.name, query, formToken: token, email, ...why }),
  })
}
