import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { PRODUCTION } from '../../../environment/src/testing/sampleEnvironments.ts'
import type { RunInFolder } from '../../../package/src/deploy/firebaseTools.ts'
import { ConflictError } from '../core/ReleaseError.ts'
import { lineOf } from '../registry/Registry.ts'
import { createReleaseFixture, type ReleaseFixture } from '../testing/releaseFixture.ts'
import { firebaseStore } from './firebaseStore.ts'

const ID = 'mfe-account'
const ENVIRONMENT = {
  ...PRODUCTION,
  registry: { url: 'https://releases.web.app/remotes.json', publicKey: '' },
}
const configSchema = z.object({ hosting: z.array(z.object({ site: z.string(), public: z.string() })) })

let folder: string
/** Sites, in the order in which they were deployed. */
let deployed: string[]
let fixture: ReleaseFixture
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firebase-'))
  deployed = []
  fixture = createReleaseFixture(open())
})
afterEach(() => {
  fixture.release()
  rmSync(folder, { recursive: true, force: true })
})

/** Stands for the CLI: replaces all files of a site by those of its folder. */
const run: RunInFolder = async ({ args }, staging) => {
  const [, wanted = ''] = (args[args.indexOf('--only') + 1] ?? '').split(':')
  const { hosting } = configSchema.parse(JSON.parse(readFileSync(join(staging, 'firebase.json'), 'utf8')))
  const site = hosting.find((each) => each.site === wanted)
  if (site === undefined) return 1
  const target = join(folder, 'public', site.public)
  rmSync(target, { recursive: true, force: true })
  cpSync(join(staging, site.public), target, { recursive: true })
  deployed.push(site.public)
  return 0
}

/** Stands for the sites: each has its own origin. */
async function load(address: string) {
  const { hostname, pathname } = new URL(address)
  const site = hostname === 'releases.web.app' ? 'registry' : (hostname.split('.')[0] ?? '')
  const file = join(folder, 'public', site, decodeURIComponent(pathname))
  return existsSync(file) ? { status: 200, body: readFileSync(file) } : { status: 404, body: Buffer.from('') }
}

/** The store of one machine. */
const open = (effects: Partial<Parameters<typeof firebaseStore>[0]> = {}, machine = 'one') =>
  firebaseStore({
    ...{ staging: join(folder, machine), environment: ENVIRONMENT, tools: '1.2.3', run, load },
    ...effects,
  })

async function versions() {
  const line = lineOf(await fixture.registry(), ID)
  return [line?.version, line?.previous?.version]
}
const release = (version: string, store = open()) => {
  fixture.setSource(ID, { version })
  return fixture.run(ID, { store })
}
const isPublic = async (version: string) =>
  (await load(`https://mfe-account.studio.test/mfe-account/${version}/main.js`)).status === 200

test('the files of a version are deployed before the registry that names it, and going back is one deployment', async () => {
  await fixture.run('shell')
  await release('1')
  await release('2')
  expect(deployed).toEqual(['registry', ID, 'registry', ID, 'registry'])
  expect([await isPublic('1'), await isPublic('2')]).toEqual([true, true])
  deployed = []
  await fixture.run(`rollback ${ID}`)
  expect(deployed).toEqual(['registry'])
  expect(await versions()).toEqual(['1', undefined])
})

test('a second machine keeps what the first one released', async () => {
  await fixture.run('shell')
  await release('1')
  await release('2', open({}, 'two'))
  expect(await versions()).toEqual(['2', '1'])
  expect([await isPublic('1'), await isPublic('2')]).toEqual([true, true])
})

test('a file that was changed at the site is not deployed again', async () => {
  await fixture.run('shell')
  await release('1')
  writeFileSync(join(folder, 'public', ID, ID, '1', 'main.js'), 'changed')
  await expect(release('2', open({}, 'two'))).rejects.toThrow('/1/main.js is not what was released')
})

test('another command in between is a conflict, and nothing of it is lost', async () => {
  await fixture.run('shell')
  const store = open()
  const seen = await store.readRegistry()
  await release('1')
  deployed = []
  await expect(store.replaceRegistry(seen?.text ?? '', seen)).rejects.toThrow(ConflictError)
  expect(deployed).toEqual([])
  expect(await versions()).toEqual(['1', undefined])
})

test('a deployment that fails is named, and the repeated command goes on', async () => {
  const store = open({ run: async () => 1 })
  await expect(fixture.run('shell', { store })).rejects.toThrow('releases ended with code 1. Repeat')
  await fixture.run('shell')
  for (const failing of ['hosting:studio-mfe-account', 'hosting:releases']) {
    const store = open({
      run: async (command, at) => (command.args.includes(failing) ? 1 : run(command, at)),
    })
    await expect(release('1', store)).rejects.toThrow(`${failing.slice(8)} ended with code 1. Repeat`)
    expect(await versions()).toEqual([undefined, undefined])
  }
  await release('1')
  expect(await versions()).toEqual(['1', undefined])
  expect(await isPublic('1')).toBe(true)
})

test('a registry that another command replaced after ours is told', async () => {
  await fixture.run('shell')
  const other = await open().readRegistry()
  let isReplaced = false
  const store = open({
    load: async (address) =>
      isReplaced && address.endsWith('/remotes.json')
        ? { status: 200, body: Buffer.from(other?.text ?? '') }
        : load(address),
    run: async (command, at) => {
      isReplaced = command.args.includes('hosting:releases')
      return run(command, at)
    },
  })
  await expect(release('1', store)).rejects.toThrow('is not what was deployed')
})

test('a site that fails, does not answer or has lost its registry is never taken for an empty one', async () => {
  await fixture.run('shell')
  rmSync(join(folder, 'public'), { recursive: true })
  await expect(release('1')).rejects.toThrow('is missing, although it was deployed from here')
  const broken = open({ load: async () => ({ status: 500, body: Buffer.from('') }) })
  await expect(release('1', broken)).rejects.toThrow('answers with status 500')
  const silent = open({ load: () => Promise.reject(new TypeError('fetch failed')) })
  await expect(release('1', silent)).rejects.toThrow('does not answer')
})

test('the address of the registry must name a site', () => {
  const registry = { url: 'https://releases.studio.test/remotes.json', publicKey: '' }
  expect(() => open({ environment: { ...ENVIRONMENT, registry } })).toThrow(
    'https://SITE.web.app/remotes.json',
  )
})
