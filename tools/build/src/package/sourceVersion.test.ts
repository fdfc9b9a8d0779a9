import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildablePackage, BuildTarget } from './BuildablePackage.ts'
import { sourceVersion } from './sourceVersion.ts'

const FILES = {
  'mfe-account/package.json': '{}',
  'mfe-account/src/feature.tsx': 'feature',
  'shared/src/domain/base/index.ts': 'domain',
  'tools/build/src/webpackConfig.ts': 'recipe',
  'package-lock.json': 'lock',
}

let workspace: string
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'version-'))
  for (const [path, content] of Object.entries(FILES)) await write(path, content)
})
afterEach(() => rm(workspace, { recursive: true, force: true }))

const write = async (path: string, content: string) => {
  const file = join(workspace, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

const version = (kind: BuildablePackage['kind'] = 'feature', target: BuildTarget = 'production') => {
  const described: BuildablePackage = {
    id: 'mfe-account',
    kind,
    name: 'mfe_account',
    workspace,
    folder: join(workspace, 'mfe-account'),
    packageVersion: '19.2.0',
    exposes: {},
  }
  return sourceVersion(described, join(workspace, 'tools/build/src'), target)
}

test('is the package version and eight hex digits', async () => {
  expect(await version()).toMatch(/^19\.2\.0-[0-9a-f]{8}$/)
})

test('is stable while no file of the build changes', async () => {
  const before = await version()
  await utimes(join(workspace, 'package-lock.json'), new Date(0), new Date(0))
  await write('mfe-account/dist/release.json', '{}')
  await write('mfe-account/node_modules/x/index.js', 'x')
  await write('mfe-account/src/feature.test.tsx', 'test')
  await write('mfe-account/.cache/x', 'x')
  await write('mfe-sia/src/feature.tsx', 'another feature')
  expect(await version()).toBe(before)
})

test.each(Object.keys(FILES))('changes with %s', async (path) => {
  const before = await version()
  await write(path, 'changed')
  expect(await version()).not.toBe(before)
})

test('of the shell differs by target, because only local builds have the pages for developers', async () => {
  expect(await version('shell', 'local')).not.toBe(await version('shell', 'production'))
  expect(await version('feature', 'local')).toBe(await version('feature', 'production'))
})

test('changes when a file is added, and when text moves between files', async () => {
  const seen = [await version()]
  await write('mfe-account/src/more.ts', '')
  seen.push(await version())
  await write('mfe-account/src/feature.tsx', 'feat')
  await write('mfe-account/src/more.ts', 'ure')
  seen.push(await version())
  expect(new Set(seen).size).toBe(3)
})
