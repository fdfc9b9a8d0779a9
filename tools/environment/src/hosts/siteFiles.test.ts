import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import { runtimeConfig } from '../generate/runtimeConfig.ts'
import { UnknownScriptError } from '../headers/pageDigests.ts'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { featureFiles, shellFiles } from './siteFiles.ts'

const DIGEST = `sha384-${'a'.repeat(64)}`
const PAGE = `<script defer src="/shell/1/main.js" integrity="${DIGEST}"></script>`
const PAGES = { page: PAGE, prerendered: new Map<string, string>() }

test('a folder of the shell has its page, its configuration and the rules for a host', () => {
  const files = shellFiles(PRODUCTION, PAGES, { remotes: [] })
  expect(files.get('index.html')).toBe(PAGE)
  expect(files.get('404.html')).toBe(PAGE)
  expect(JSON.parse(files.get('config.json') ?? '')).toEqual(runtimeConfig(PRODUCTION))
  expect(JSON.parse(files.get('remotes.json') ?? '')).toEqual({ remotes: [] })
  expect(files.get('.well-known/security.txt')).toMatch(
    /^Contact: mailto:security@\S+\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/,
  )
  expect(files.get('_headers')).toContain(`script-src '${DIGEST}' 'strict-dynamic'`)
  expect(files.get('_redirects')).toContain('/sia/* /index.html 200\n')
})

test('a path with a page of its own has it, with the addresses of the environment', () => {
  const own = `<a href="${SITE_LINKS.privacyPolicy}">Privacy</a><style>a{top:0}</style>${PAGE}`
  const links = { ...PRODUCTION.links, privacyPolicy: 'https://legal.test/?a=1&b' }
  const pages = { page: PAGE, prerendered: new Map([['/auth/signin', own]]) }
  const files = shellFiles({ ...PRODUCTION, links }, pages, {})
  const page = files.get('prerendered/auth/signin.html') ?? ''
  expect(page).toContain('<a href="https://legal.test/?a=1&amp;b">Privacy</a><style>')
  expect(files.get('_redirects')).toContain('/auth/signin /prerendered/auth/signin.html 200\n')
  expect(files.get('_headers')).toMatch(/style-src [^;]*'sha384-[^;]*; .*\n/)
})

test('nothing in the folders names this machine or a secret', () => {
  const files = [...shellFiles(PRODUCTION, PAGES, {}), ...featureFiles(PRODUCTION, 'mfe-sia')]
  for (const [, text] of files) expect(text).not.toMatch(/localhost|http:\/\/|_KEY|_SECRET/)
})

test('a page with a script that the policy cannot allow is refused', () => {
  const pages = { ...PAGES, page: '<script src="/1.js"></script>' }
  expect(() => shellFiles(PRODUCTION, pages, {})).toThrow(UnknownScriptError)
})

test('a folder of a feature has the rules for a host', () => {
  expect(featureFiles(PRODUCTION, 'mfe-sia').get('_headers')).toContain(
    'access-control-allow-origin: https://shell.studio.test',
  )
})
