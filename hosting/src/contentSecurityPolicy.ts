/** The origins a page of the shell may talk to. */
export interface AllowedOrigins {
  /** Origins of the features, for example "http://localhost:3005". */
  readonly features: readonly string[]
  /** Source expressions of the services, for example "http://localhost:9099". */
  readonly services: readonly string[]
  /** Origins the sign-in service shows its hidden frame from. */
  readonly frames: readonly string[]
}

/**
 * Content Security Policy of the shell's page. Scripts run only when they carry the nonce or were started by
 * one that does, which is how features are loaded; where from is bounded by connect-src, because a feature's
 * manifest is fetched before any script of it.
 *
 * @param nonce base64, fresh for each response
 */
export function contentSecurityPolicy(nonce: string, { features, services, frames }: AllowedOrigins): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['connect-src', `'self'`, ...features, ...services].join(' '),
    ['img-src', `'self'`, 'data:', ...features].join(' '),
    ['font-src', `'self'`, 'data:', ...features].join(' '),
    ['frame-src', ...frames].join(' '),
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
