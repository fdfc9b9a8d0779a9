import { PUBLIC_EVENTS_FUNCTION, PUBLIC_EVENTS_PATH } from '@outcome-studio/shared/domain/events'
import {
  type Headers,
  MANIFEST,
  REPORTS_FUNCTION,
  REPORTS_PATH,
  type SiteHeaders,
  siteHeaders,
} from '../headers/siteHeaders.ts'
import { sitesInOrder } from '../schema/checkTogether.ts'
import type { Environment } from '../schema/environmentSchema.ts'
import { pagePaths } from './pagePaths.ts'
import { type PublishedPages, prerenderedFile } from './ShellPages.ts'

/** One entry of the section `hosting` of firebase.json. */
export interface FirebaseSite {
  readonly site: string
  /** Folder with the files, relative to firebase.json. */
  readonly public: string
  readonly ignore: readonly string[]
  readonly headers: readonly {
    readonly source: string
    readonly headers: readonly { readonly key: string; readonly value: string }[]
  }[]
  readonly rewrites: readonly Readonly<Record<string, unknown>>[]
}

/** Paths below this are answered by Firebase Hosting itself: the pages of the sign-in. */
const RESERVED = '__'

/** Paths below these have headers of their own. */
const FOREIGN = `${RESERVED}|${PUBLIC_EVENTS_PATH.slice(1)}`

/**
 * The section `hosting` of firebase.json: one entry for each package whose site is at Firebase Hosting, the shell first.
 * No response gets a header from two entries, because the hosts differ in which one they prefer.
 *
 * @param pages of the shell
 * @param folderOf folder with the files of a package, relative to firebase.json
 */
export function firebaseHosting(
  environment: Environment,
  pages: PublishedPages,
  folderOf: (name: string) => string,
): readonly FirebaseSite[] {
  return sitesInOrder(environment.sites).flatMap(([name, { site }]) =>
    site === null
      ? []
      : [
          {
            site,
            public: folderOf(name),
            ignore: ['**/*.br', '**/*.gz', '**/*.map', '_headers', '_redirects'],
            headers: headersBySource(name, siteHeaders(environment, name, pages)),
            rewrites: name === 'shell' ? rewritesOf(environment, pages) : [],
          },
        ],
  )
}

/** Hosting looks for a file first, and takes the first rewrite that matches. What is neither a file nor listed here gets 404.html with its status. */
function rewritesOf(environment: Environment, { prerendered }: PublishedPages) {
  const page = `/@(${pagePaths(environment).join('|')})`
  const answeredBy = (source: string, functionId: string) => ({
    source,
    function: { functionId, region: environment.regions.functions },
  })
  return [
    answeredBy(REPORTS_PATH, REPORTS_FUNCTION),
    answeredBy(`${PUBLIC_EVENTS_PATH}/*`, PUBLIC_EVENTS_FUNCTION),
    ...prerendered.map((source) => ({ source, destination: `/${prerenderedFile(source)}` })),
    ...[page, `${page}/**`].map((source) => ({ source, destination: '/index.html' })),
  ]
}

const headersBySource = (name: string, { everything, versioned, manifest, rest }: SiteHeaders) => [
  { source: `!/@(${FOREIGN})/**`, headers: pairsOf(everything) },
  { source: `/${name}/**/!(${MANIFEST})`, headers: pairsOf(versioned) },
  { source: `/${name}/**/${MANIFEST}`, headers: pairsOf(manifest) },
  { source: `!/@(${name}|${FOREIGN})/**`, headers: pairsOf(rest) },
]

const pairsOf = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
