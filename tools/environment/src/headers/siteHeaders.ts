import type { Environment } from '../schema/environmentSchema.ts'
import { siteOf } from '../schema/siteOf.ts'
import { contentSecurityPolicy, REPORTS_GROUP } from './contentSecurityPolicy.ts'
import type { PageDigests } from './pageDigests.ts'
import { policyOrigins } from './policyOrigins.ts'

/** Header values by name in small letters. */
export type Headers = Readonly<Record<string, string>>

/**
 * Headers of a site's responses by their kind. Each response has those of everything and of its own kind, which have no
 * name in common.
 */
export interface SiteHeaders {
  readonly everything: Headers
  /** Files below /PACKAGE/VERSION/, which never change. */
  readonly versioned: Headers
  /**
   * A feature's manifest. Revalidated although it never changes, so that a feature whose server is down fails at once.
   * From the cache it would start and fail at the first uncached file.
   */
  readonly manifest: Headers
  /** The page, at whatever path, and the files that name the current versions. */
  readonly rest: Headers
}

/** Path to which browsers send violations of the page's policy. */
export const REPORTS_PATH = '/reports'

/** The function that receives them. */
export const REPORTS_FUNCTION = 'reports'

/** Name of the federation manifest. */
export const MANIFEST = 'mf-manifest.json'

/** For what is opened as a page although it is none. */
const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

/** What pages may use of a device. @param microphone of whom */
const permissions = (microphone: string): string =>
  `camera=(), ${microphone}, geolocation=(), payment=(), usb=()`

const COMMON: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('microphone=()'),
  'cross-origin-opener-policy': 'same-origin',
}

/** One year. The content of a versioned path never changes. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }
const REVALIDATED = { 'cache-control': 'no-cache' }

/**
 * Headers of the shell's responses.
 *
 * @param digests of all pages, as of pageDigests
 */
export function shellHeaders(environment: Environment, digests: PageDigests): SiteHeaders {
  return {
    everything: {
      ...COMMON,
      // For the browser's own dictation, which asks the member first.
      'permissions-policy': permissions('microphone=(self)'),
      ...transport(environment, 'shell'),
    },
    versioned: { ...NO_PAGE, ...FOR_EVER },
    manifest: { ...NO_PAGE, ...REVALIDATED },
    rest: {
      'content-security-policy': contentSecurityPolicy(digests, policyOrigins(environment)),
      'reporting-endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"`,
      ...REVALIDATED,
    },
  }
}

/** Headers of a feature's responses. The shell's origin alone may read its files. */
export function featureHeaders(environment: Environment, name: string): SiteHeaders {
  return {
    everything: {
      ...COMMON,
      ...transport(environment, name),
      ...NO_PAGE,
      'access-control-allow-origin': siteOf(environment, 'shell').origin,
      'cross-origin-resource-policy': 'cross-origin',
    },
    versioned: FOR_EVER,
    manifest: REVALIDATED,
    rest: REVALIDATED,
  }
}

/** Headers of the site of a package. */
export const siteHeaders = (environment: Environment, name: string, digests: PageDigests): SiteHeaders =>
  name === 'shell' ? shellHeaders(environment, digests) : featureHeaders(environment, name)

/** Browsers ignore this header over http. */
function transport(environment: Environment, name: string): Headers {
  const isEncrypted = siteOf(environment, name).origin.startsWith('https:')
  return isEncrypted ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
