import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PRODUCTION } from '../../environment/src/testing/sampleEnvironments.ts'
import { PackageError } from './PackageError.ts'
import { packageEnvironment } from './packageEnvironment.ts'

const DIGEST = `sha384-${'a'.repeat(64)}`
const PAGE = `<html><head><script defer src="/shell/2.0.0/main.js" integrity="${DIGEST}"></script></head></html>`

let root: string

const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const read = (path: string) => readFileSync(join(root, 'packaged', path), 'utf8')
const exists = (path: string) => existsSync(join(root, 'packaged', path))
const run = () => packageEnvironment(root, PRODUCTION, join(root, 'packaged'))

/** A repository in which everything is built. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'package-'))
  write('firestore/firestore.rules', 'rules')
  write('firestore/firestore.indexes.json', {})
  write('functions/dist/release.json', { id: 'functions', version: '2.0.0' })
  write('functions/dist/functions/2.0.0/index.js', 'functions')
  write('shell/dist/release.json', { id: 'shell', version: '2.0.0', page: '/shell/2.0.0/index.html' })
  write('shell/dist/shell/2.0.0/index.html', PAGE)
  write('shell/dist/shell/2.0.0/prerendered/auth/signin.html', `<style>p{}</style>${PAGE}`)
  for (const name of Object.keys(PRODUCTION.sites)) {
    for (const file of ['main.js', 'main.js.br', 'main.js.gz', 'contents.json'])
      write(`${name}/dist/${name}/2.0.0/${file}`, name)
    write(`${name}/dist/${name}/1.0.0/main.js`, 'earlier')
    if (name === 'shell') continue
    write(`${name}/dist/release.json`, {
      ...{ id: name, name: name.replaceAll('-', '_'), version: '2.0.0', contract: 2, integrity: DIGEST },
      ...{ manifest: `/${name}/2.0.0/mf-manifest.json`, exposes: ['./feature'] },
    })
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('source maps are kept apart from what is hosted', async () => {
  write('mfe-sia/dist/maps/mfe-sia/2.0.0/main.js.map', '{}')
  await run()
  expect(read('maps/mfe-sia/2.0.0/main.js.map')).toBe('{}')
  expect(readdirSync(join(root, 'packaged', 'hosting'), { recursive: true }).join()).not.toContain('.map')
})

test('every deployable is written, with what the environment says', async () => {
  await run()
  const { firebase } = PRODUCTION
  expect(read('functions/index.js')).toBe('functions')
  expect(read(`functions/.env.${firebase.project}`)).toContain('ALLOWED_ORIGINS="https://')
  expect(read('hosting/shell/index.html')).toBe(PAGE)
  expect(read('hosting/shell/prerendered/auth/signin.html')).toContain('<style>')
  expect(JSON.parse(read('hosting/shell/config.json'))).toMatchObject({
    region: PRODUCTION.regions.functions,
  })
  expect(JSON.parse(read('hosting/shell/remotes.json')).remotes).toHaveLength(5)
  expect(read('hosting/shell/_headers')).toContain(DIGEST)
  expect(JSON.parse(read('.firebaserc'))).toEqual({ projects: { default: firebase.project } })
  expect(read('firestore.rules')).toBe('rules')
  const { hosting, functions, emulators } = JSON.parse(read('firebase.json'))
  expect(functions).toMatchObject([{ source: 'functions', runtime: 'nodejs24' }])
  expect(hosting.map((site: { public: string }) => exists(site.public))).not.toContain(false)
  expect(emulators).toBeUndefined()
})

test('open pages find earlier versions, and no file is published twice', async () => {
  await run()
  expect(read('hosting/shell/shell/1.0.0/main.js')).toBe('earlier')
  expect(readdirSync(join(root, 'packaged/hosting/mfe-sia/mfe-sia/2.0.0'))).toEqual(['main.js'])
  expect(exists('hosting/shell/shell/2.0.0/index.html')).toBe(false)
})

test('a second run leaves nothing of the first', async () => {
  await run()
  write('packaged/hosting/shell/gone.js', 'of the first run')
  await run()
  expect(exists('hosting/shell/gone.js')).toBe(false)
  expect(readdirSync(root).filter((name) => name.includes('draft'))).toEqual([])
})

test.each(['shell', 'mfe-sia', 'functions'])('without a build of %s nothing is replaced', async (name) => {
  await run()
  rmSync(join(root, name, 'dist/release.json'))
  write('packaged/mark', 'first')
  await expect(run()).rejects.toThrow(PackageError)
  expect(read('mark')).toBe('first')
})
