import type { Reply } from '../../pages/Reply.ts'
import { ACCESS_TOKEN_SECONDS } from '../provider/CodeStore.ts'
import type { Endpoint } from '../provider/Provider.ts'
import { provesChallenge } from '../provider/pkce.ts'
import { idTokenClaims } from './idTokenClaims.ts'

/** POST /oauth/token: exchanges a code and its PKCE verifier for tokens (RFC 6749, 4.1.3; RFC 7636, 4.5). */
export const exchangeCode: Endpoint = ({ issuer, clients, people, codes, signingKey, now }, { form }) => {
  const get = (name: string): string => form.get(name) ?? ''
  if (get('grant_type') !== 'authorization_code') {
    return reject('unsupported_grant_type', 'grant_type has to be "authorization_code".')
  }
  const client = clients.find(({ id }) => id === get('client_id'))
  if (!client) return reject('invalid_client', 'client_id is not known.', 401)
  const missing = ['code', 'redirect_uri', 'code_verifier'].find((name) => get(name) === '')
  if (missing !== undefined) return reject('invalid_request', `${missing} is missing.`)
  const time = now()
  const grant = codes.present(get('code'), time)
  if (!grant) return reject('invalid_grant', 'The code is unknown, used or expired.')
  if (grant.clientId !== client.id || grant.redirectUri !== get('redirect_uri')) {
    return reject('invalid_grant', 'The code was given to another client or redirect_uri.')
  }
  if (!provesChallenge(get('code_verifier'), grant.challenge)) {
    return reject('invalid_grant', 'code_verifier is not the one behind the code_challenge.')
  }
  const person = people.find(grant.sub)
  if (!person) return reject('invalid_grant', 'The person the code was given for is gone.')
  return {
    kind: 'json',
    status: 200,
    body: {
      access_token: codes.redeem(get('code'), grant, time),
      id_token: signingKey.sign(idTokenClaims(issuer, person, grant, time)),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      scope: grant.scope,
    },
  }
}

function reject(error: string, description: string, status = 400): Reply {
  return { kind: 'json', status, body: { error, error_description: description } }
}
