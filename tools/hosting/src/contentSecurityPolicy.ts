import { STYLE_HASHES } from './STYLE_HASHES.ts'

/** Origins that a page of the shell may connect to. */
export interface AllowedOrigins {
  /** Origins of the features, for example "http://localhost:3005". */
  readonly features: readonly string[]
  /** Source expressions of the services, for example "http://localhost:9099". */
  readonly services: readonly string[]
  /** Origins of the player of recordings. */
  readonly frames: readonly string[]
}

/** Name of the address for reports in the header Reporting-Endpoints. */
export const REPORTS_GROUP = 'reports'

/**
 * Content Security Policy of the shell's page. Scripts need the nonce or a parent script with it, which is how features
 * load. The hidden frame of a sign-in has our own origin. A manifest is fetched before any script, so connect-src
 * limits the features' origins.
 *
 * @param nonce base64, new for each response
 */
export function contentSecurityPolicy(nonce: string, { features, services, frames }: AllowedOrigins): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ['style-src', ...STYLE_HASHES].join(' '),
    ['connect-src', `'self'`, ...features, ...services].join(' '),
    ['img-src', `'self'`, 'data:', ...features].join(' '),
    ['font-src', `'self'`, 'data:', ...features].join(' '),
    ['frame-src', `'self'`, ...frames].join(' '),
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `report-to ${REPORTS_GROUP}`,
  ].join('; ')
}
