import type { Endpoint } from './provider/Provider.ts'

/** /.well-known/openid-configuration (OpenID Connect Discovery, section 3). */
export const configuration: Endpoint = ({ issuer }) => ({
  kind: 'json',
  status: 200,
  body: {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['none', 'login'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'auth_time', 'nonce'],
  },
})

/** /.well-known/jwks.json: the public key that verifies tokens. */
export const keys: Endpoint = ({ signingKey }) => ({
  kind: 'json',
  status: 200,
  body: { keys: [signingKey.publicJwk] },
})
