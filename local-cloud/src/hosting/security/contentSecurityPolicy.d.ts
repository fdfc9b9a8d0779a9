/** The origins a page of the shell may talk to. */
export interface AllowedOrigins {
  /** Origins of the features, for example "http://localhost:3005". */
  readonly features: readonly string[]
  /** Source expressions of the services, for example "http://localhost:9099". */
  readonly services: readonly string[]
}
/**
 * Content Security Policy of the shell's page. Scripts run only when they carry the nonce or were started by
 * one that does, which is how features are loaded; where from is bounded by connect-src, because a feature's
 * manifest is fetched before any script of it.
 *
 * @param nonce base64, fresh for each response
 */
export declare function contentSecurityPolicy(nonce: string, { features, services }: AllowedOrigins): string
