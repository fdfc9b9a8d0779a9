import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PRODUCTION } from '../../../environment/src/testing/sampleEnvironments.ts'
import { deployToFirebase, describeWayBack, type FirebaseEffects } from './deployToFirebase.ts'
import type { Packaged } from './readPackaged.ts'

let root: string
let ran: string[]
let packaged: Packaged

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
const state = () => JSON.parse(readFileSync(join(root, 'packaged.deployed.json'), 'utf8'))

/** What the sites answer: exactly what is packaged. */
const load: FirebaseEffects['load'] = async (address) => {
  const { hostname, pathname } = new URL(address)
  return readFileSync(join(root, 'packaged/hosting', hostname.split('.')[0] ?? '', pathname), 'utf8')
}
const run: FirebaseEffects['run'] = async ({ args, cwd }) => {
  ran.push(args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : `${args[0]} in ${cwd}`)
  return 0
}
const deploy = (effects: Partial<FirebaseEffects> = {}, isRun = true) =>
  deployToFirebase(packaged, root, { isRun, print: () => undefined }, { run, load, ...effects })

const ALL = [
  ...['firestore:rules', 'firestore:indexes', 'ci in functions', 'functions'],
  ...['hosting:feature-site', 'hosting:shell-site'],
]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
  ran = []
  put('e2e/src/official/package.json', '{"dependencies":{"firebase-tools":"1.2.3"}}')
  put('packaged/firestore.rules', 'rules')
  put('packaged/firestore.indexes.json', '{}')
  put('packaged/functions/index.js', 'functions')
  put('packaged/hosting/mfe-sia/mfe-sia/1/mf-manifest.json', '{}')
  for (const path of ['index.html', 'remotes.json', 'config.json']) put(`packaged/hosting/shell/${path}`, '')
  packaged = {
    name: 'production',
    environment: { ...PRODUCTION, registry: null },
    folder: join(root, 'packaged'),
    firebase: {
      functions: [],
      hosting: [
        { site: 'shell-site', public: 'hosting/shell' },
        { site: 'feature-site', public: 'hosting/mfe-sia' },
      ],
    },
    remotes: [
      { id: 'mfe-sia', version: '1', entry: 'https://mfe-sia.studio.test/mfe-sia/1/mf-manifest.json' },
    ],
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('without --run nothing is run', async () => {
  await deploy({}, false)
  expect(ran).toEqual([])
  expect(existsSync(join(root, 'packaged.deployed.json'))).toBe(false)
})

test('a repeated deployment runs only what changed', async () => {
  await deploy()
  expect(ran).toEqual(ALL)
  put('packaged/hosting/mfe-sia/mfe-sia/2/main.js', 'new')
  put('packaged/functions/node_modules/a/index.js', 'installed by the first run')
  ran = []
  await deploy()
  expect(ran).toEqual(['hosting:feature-site'])
})

test('with a registry of releases, features are left out', async () => {
  packaged = { ...packaged, environment: PRODUCTION }
  const missing: FirebaseEffects['load'] = async (address) =>
    address.includes('//mfe-') ? null : load(address)
  await deploy({ load: missing })
  expect(ran).toEqual(ALL.filter((each) => each !== 'hosting:feature-site'))
})

test('a step that fails is named, and the repeated command goes on with it', async () => {
  const failing: FirebaseEffects['run'] = async (command, folder) =>
    command.args.includes('hosting:feature-site') ? 1 : run(command, folder)
  await expect(deploy({ run: failing })).rejects.toThrow(
    /step mfe-sia failed: "npx --yes firebase-tools@1\.2\.3 .*Done: rules, indexes, functions\./,
  )
  ran = []
  await deploy()
  expect(ran).toEqual(['hosting:feature-site', 'hosting:shell-site'])
})

test('a program that is not installed is named', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('spawn'), { code: 'ENOENT' }))
  await expect(deploy({ run: missing })).rejects.toThrow('npx is not installed')
})

test('a site that answers with something else is named, and deployed again', async () => {
  const stale: FirebaseEffects['load'] = async (address) =>
    address.includes('//shell.') ? null : load(address)
  await expect(deploy({ load: stale })).rejects.toThrow('Not as packaged: shell.')
  expect(state()).not.toHaveProperty('shell')
  ran = []
  await deploy()
  expect(ran).toEqual(['hosting:shell-site'])
})

test('emulators and a malformed state are refused', async () => {
  put('packaged.deployed.json', '{')
  await expect(deploy()).rejects.toThrow('Delete it')
  rmSync(join(root, 'packaged.deployed.json'))
  const emulators = { auth: 1, firestore: 2, functions: 3, hosting: 4, pubsub: 5 }
  packaged = { ...packaged, environment: { ...PRODUCTION, emulators } }
  await expect(deploy()).rejects.toThrow('environment of emulators')
})

test('the way back names the site of the shell', () => {
  expect(describeWayBack(packaged)).toContain('hosting:clone shell-site@VERSION shell-site:live')
})
