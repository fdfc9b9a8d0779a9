import { PUBLIC_EVENTS_FUNCTION, PUBLIC_EVENTS_PATH } from '@outcome-studio/shared/domain/events'
import { functionAddress } from '../generate/functionAddress.ts'
import type { PageDigests } from '../headers/pageDigests.ts'
import {
  type Headers,
  MANIFEST,
  REPORTS_FUNCTION,
  REPORTS_PATH,
  siteHeaders,
} from '../headers/siteHeaders.ts'
import type { Environment } from '../schema/environmentSchema.ts'
import { pagePaths } from './pagePaths.ts'
import { prerenderedFile } from './ShellPages.ts'

/** Files at the root of a site that name the current versions. */
const CURRENT = ['/', '/index.html', '/config.json', '/remotes.json', '/release.json']

/**
 * Content of the file `_headers`, by which Netlify and Cloudflare Pages set headers. Both join the values of a header
 * that several entries set, so one for all paths has no caching: what no entry says is revalidated there.
 *
 * @param name package of the site
 * @param digests of all pages of the site
 */
export function headersFile(environment: Environment, name: string, digests: PageDigests): string {
  const { everything, versioned, manifest, rest } = siteHeaders(environment, name, digests)
  const blocks: readonly (readonly [string, Headers])[] = [
    ['/*', { ...everything, ...without(rest, 'cache-control') }],
    [`/${name}/*`, without(versioned, 'content-security-policy')],
    // Joined with the entry above, no-cache wins.
    [`/${name}/:version/${MANIFEST}`, without(manifest, 'content-security-policy')],
    ...CURRENT.map((path) => [path, { 'cache-control': rest['cache-control'] ?? '' }] as const),
  ]
  return blocks.map(([path, headers]) => `${path}\n${linesOf(headers)}`).join('')
}

/**
 * Content of the file `_redirects` of the shell, by which Netlify and Cloudflare Pages answer paths without a file. What is not
 * listed gets 404.html with its status.
 *
 * @param prerendered paths with a page of their own
 */
export function redirectsFile(environment: Environment, prerendered: readonly string[]): string {
  const { firebase } = environment
  return [
    // Browsers partition storage by the top page, so the pages of the sign-in need the app's own origin.
    `/__/auth/* https://${firebase.project}.firebaseapp.com/__/auth/:splat 200!`,
    `${REPORTS_PATH} ${functionAddress(environment, REPORTS_FUNCTION)} 200!`,
    `${PUBLIC_EVENTS_PATH}/* ${functionAddress(environment, PUBLIC_EVENTS_FUNCTION)}/:splat 200!`,
    ...prerendered.map((path) => `${path} /${prerenderedFile(path)} 200`),
    ...pagePaths(environment).flatMap((path) => [`/${path} /index.html 200`, `/${path}/* /index.html 200`]),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

const linesOf = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')

const without = (headers: Headers, left: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== left))
