import { matchesGlob } from 'node:path'
import { siteHeaders } from '../headers/siteHeaders.ts'
import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { type FirebaseSite, firebaseHosting } from './firebaseHosting.ts'

const DIGEST = `sha384-${'a'.repeat(64)}`
const PAGES = { scripts: [DIGEST], styles: [], prerendered: ['/auth/signin'] }
const hosting = firebaseHosting(PRODUCTION, PAGES, (name) => `hosting/${name}`)

const matches = (path: string, source: string) =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source)

/** All headers that a path gets, by name; several values are joined, as some hosts do. */
function headersOf({ headers }: FirebaseSite, path: string): Readonly<Record<string, string>> {
  const found = new Map<string, string>()
  for (const { key, value } of headers.flatMap((entry) =>
    matches(path, entry.source) ? entry.headers : [],
  )) {
    const before = found.get(key)
    found.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(found)
}

const siteNamed = (name: string): FirebaseSite => {
  const found = hosting.find((each) => each.public === `hosting/${name}`)
  if (found === undefined) throw new Error(`No site of ${name}.`)
  return found
}

test('each package has a site, the shell first', () => {
  expect(hosting.map((site) => site.public)).toEqual([
    'hosting/shell',
    'hosting/mfe-account',
    'hosting/mfe-live-events',
    'hosting/mfe-outcome-validation',
    'hosting/mfe-sia',
    'hosting/mfe-studies',
  ])
  expect(firebaseHosting(LOCAL_ENVIRONMENT, PAGES, (name) => name)).toEqual([])
})

test.each([
  ['shell', '/shell/1.0.0-ab/main.1234.js', 'versioned'],
  ['shell', '/shell/1.0.0-ab/assets/inter.woff2', 'versioned'],
  ['shell', '/', 'rest'],
  ['shell', '/index.html', 'rest'],
  ['shell', '/404.html', 'rest'],
  ['shell', '/config.json', 'rest'],
  ['shell', '/remotes.json', 'rest'],
  ['shell', '/outcome-validation/My study v1.2', 'rest'],
  ['mfe-sia', '/mfe-sia/1.0.0-ab/feature.js', 'versioned'],
  ['mfe-sia', '/mfe-sia/1.0.0-ab/mf-manifest.json', 'manifest'],
  ['mfe-sia', '/release.json', 'rest'],
] as const)('%s%s has each header once, those of its kind', (name, path, kind) => {
  const expected = siteHeaders(PRODUCTION, name, PAGES)
  expect(headersOf(siteNamed(name), path)).toEqual({ ...expected.everything, ...expected[kind] })
})

test.each(['/__/auth/iframe', '/events/abc'])('%s has the headers of what answers there alone', (path) => {
  expect(headersOf(siteNamed('shell'), path)).toEqual({})
})

test.each([
  ['/sia', true],
  ['/sia/a/b', true],
  ['/outcome-validation/My study v1.2', true],
  ['/outcome-validation-admin', true],
  ['/auth/signin/', true],
  ['/shell/1.0.0-ab/gone.js', false],
  ['/assets/gone.js', false],
  ['/siamese', false],
  ['/dev/token', false],
])('%s is answered with the page: %s', (path, isPage) => {
  const { rewrites } = siteNamed('shell')
  const pages = rewrites.filter(({ destination }) => destination === '/index.html')
  expect(pages.some(({ source }) => matches(path, String(source)))).toBe(isPage)
})

test('a path with a page of its own is answered with it, before the other rewrites', () => {
  const found = siteNamed('shell').rewrites.find(({ source }) => matches('/auth/signin', String(source)))
  expect(found).toEqual({ source: '/auth/signin', destination: '/prerendered/auth/signin.html' })
})

test('reports of violations go to their function', () => {
  expect(siteNamed('shell').rewrites[0]).toEqual({
    source: '/reports',
    function: { functionId: 'reports', region: 'us-west3' },
  })
})

test('the pages of events that everybody may open come from their function', () => {
  expect(siteNamed('shell').rewrites[1]).toEqual({
    source: '/events/*',
    function: { functionId: 'publicEvent', region: 'us-west3' },
  })
})

test('features answer with files alone', () => {
  expect(siteNamed('mfe-sia').rewrites).toEqual([])
})
