import { z } from 'zod'
import type { IdentityClaims } from './IdentityClaims.ts'
import { IdentityProviderError } from './IdentityProviderError.ts'
import { KeySet, verifyIdToken } from './verifyIdToken.ts'

/** Firebase Auth's configuration of the identity provider. */
export interface IdentityProviderOptions {
  /** For example "oidc.example". */
  readonly providerId: `oidc.${string}`
  /** Its issuer, below which it publishes its configuration: "http://localhost:9200". */
  readonly issuer: string
  readonly clientId: string
}

export interface CodeExchange {
  readonly code: string
  readonly redirectUri: string
  /** PKCE: the verifier that the challenge was derived from. */
  readonly verifier: string
}

/** Milliseconds until a provider that accepts a connection but does not respond counts as down. */
const ANSWER_TIMEOUT = 5_000

const Configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
const TokenAnswer = z.object({ id_token: z.string(), access_token: z.string().optional() })
export type ProviderTokens = Readonly<z.infer<typeof TokenAnswer>>

/** A client of one OpenID Connect provider. Keys are not cached, because the provider may restart with new keys. */
export class IdentityProvider {
  readonly options: IdentityProviderOptions

  constructor(options: IdentityProviderOptions) {
    this.options = options
  }

  /** URL of the sign-in page. @throws IdentityProviderError while the provider is down */
  async authorizationEndpoint(): Promise<URL> {
    return new URL((await this.#configuration()).authorization_endpoint)
  }

  /** @throws IdentityProviderError */
  async exchange({ code, redirectUri, verifier }: CodeExchange): Promise<ProviderTokens> {
    const { token_endpoint } = await this.#configuration()
    return ask(token_endpoint, TokenAnswer, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: this.options.clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    })
  }

  /**
   * @param now milliseconds since 1970
   * @throws UntrustedTokenError, or IdentityProviderError when its keys cannot be read
   */
  async verify(idToken: string, rawNonce: string, now: number): Promise<IdentityClaims> {
    const { jwks_uri } = await this.#configuration()
    const keySet = await ask(jwks_uri, KeySet)
    const { issuer, clientId } = this.options
    return verifyIdToken(idToken, { issuer, clientId, keySet, rawNonce, now })
  }

  async #configuration(): Promise<z.infer<typeof Configuration>> {
    const { issuer } = this.options
    const configuration = await ask(`${issuer}/.well-known/openid-configuration`, Configuration)
    if (configuration.issuer === issuer) return configuration
    throw new IdentityProviderError('unreachable', `At ${issuer} another provider answers.`)
  }
}

async function ask<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  init?: RequestInit,
): Promise<z.output<Schema>> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    })
    if (response.status >= 400 && response.status < 500) {
      throw new IdentityProviderError('refused', `${url} answered ${response.status}.`)
    }
    return schema.parse(await response.json())
  } catch (cause) {
    if (cause instanceof IdentityProviderError) throw cause
    throw new IdentityProviderError('unreachable', `${url} did not answer as it should.`, { cause })
  }
}
