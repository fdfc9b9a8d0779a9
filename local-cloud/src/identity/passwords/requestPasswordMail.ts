import type { Reply } from '../../pages/Reply.ts'
import { inMinutes } from '../forms/messages.ts'
import { normalEmail } from '../provider/normalEmail.ts'
import type { Endpoint } from '../provider/Provider.ts'
import { sendPasswordLink } from './sendPasswordLink.ts'

/** POST /dbconnections/change_password: the response does not reveal whether the account exists. */
export const requestPasswordMail: Endpoint = (provider, { form, headers }) => {
  const cors = corsHeaders(
    provider.clients.flatMap(({ webOrigins }) => webOrigins),
    headers.origin,
  )
  const reject = (description: string, status = 400, error = 'invalid_request'): Reply => ({
    kind: 'json',
    status,
    headers: cors,
    body: { error, error_description: description },
  })
  const client = provider.clients.find(({ id }) => id === form.get('client_id'))
  if (!client) return reject('client_id is not known.')
  if (form.get('connection') !== client.connection) return reject('connection is not known.')
  const email = normalEmail(form.get('email') ?? '')
  if (email === undefined) return reject('email is not an email address.')
  const wait = sendPasswordLink(provider, client, email)
  if (wait > 0)
    return reject(`Too many mails were requested. Try again in ${inMinutes(wait)}.`, 429, 'too_many_requests')
  return {
    kind: 'text',
    status: 200,
    headers: cors,
    text: "We've just sent you an email to reset your password.",
  }
}

/** OPTIONS /dbconnections/change_password: the preflight for JSON from another origin. */
export const allowPasswordMail: Endpoint = ({ clients }, { headers }) => ({
  kind: 'nothing',
  status: 204,
  headers: corsHeaders(
    clients.flatMap(({ webOrigins }) => webOrigins),
    headers.origin,
  ),
})

function corsHeaders(origins: readonly string[], origin = ''): Readonly<Record<string, string>> {
  if (!origins.includes(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  }
}
