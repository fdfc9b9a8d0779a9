import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { openForm } from '../forms/openForm.ts'
import { type Credentials, credentialsPage } from '../views/credentialsPage.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { formTargets } from './formTargets.ts'

/** Shows the page with a status and an error. All fields except the password keep their values. */
export type ShowCredentials = (
  status: number,
  why: Pick<Credentials, 'emailError' | 'passwordError' | 'notice'>,
) => Reply

/** The log-in or sign-up page of an authorization request, empty or with an error. */
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
