import type { PageDigests } from './pageDigests.ts'
import type { PolicyOrigins } from './policyOrigins.ts'
import { STYLE_HASHES } from './STYLE_HASHES.ts'

/** Name of the address for reports in the header Reporting-Endpoints. */
export const REPORTS_GROUP = 'reports'

/**
 * Content Security Policy of the shell's pages. A script needs one of the hashes, as its integrity, or a parent script
 * with one, which is how features load. The hidden frame of a sign-in has our own origin. A manifest is fetched before
 * any script, so connect-src limits the features' origins.
 *
 * @param digests of the scripts and styles of all pages
 */
export function contentSecurityPolicy(
  { scripts, styles }: PageDigests,
  { features, services, frames }: PolicyOrigins,
): string {
  return [
    `default-src 'none'`,
    ['script-src', ...scripts.map(quoted), `'strict-dynamic'`].join(' '),
    ['style-src', ...STYLE_HASHES, ...styles.map(quoted)].join(' '),
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

const quoted = (digest: string): string => `'${digest}'`
