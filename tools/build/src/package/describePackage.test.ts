import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuildError } from './BuildError.ts'
import { describePackage } from './describePackage.ts'

let workspace: string
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'package-'))
  await mkdir(join(workspace, 'mfe-live-events/src'), { recursive: true })
  await writeFile(join(workspace, 'mfe-live-events/package.json'), '{ "version": "19.2.0" }')
})
afterEach(() => rm(workspace, { recursive: true, force: true }))

const add = (file: string) => writeFile(join(workspace, 'mfe-live-events/src', file), '')

test('exposes the feature', async () => {
  await add('feature.tsx')
  expect(describePackage(workspace, 'mfe-live-events')).toMatchObject({
    kind: 'feature',
    name: 'mfe_live_events',
    packageVersion: '19.2.0',
    exposes: { './feature': './src/feature.tsx' },
  })
})

test('exposes the admin view separately where there is one', async () => {
  await add('feature.tsx')
  await add('admin.tsx')
  expect(Object.keys(describePackage(workspace, 'mfe-live-events').exposes)).toEqual(['./feature', './admin'])
})

test('rejects a feature without its entry point by name', () => {
  expect(() => describePackage(workspace, 'mfe-live-events')).toThrow(
    'mfe-live-events has no src/feature.tsx',
  )
})

test.each(['shell', 'mfe-nothing', 'functions', '../mfe-live-events', ''])('rejects "%s"', (id) => {
  expect(() => describePackage(workspace, id)).toThrow(BuildError)
})

test.each(['', '{', '[]', '{}', '{"version":7}'])(
  'rejects a package.json with the content %s',
  async (content) => {
    await add('feature.tsx')
    await writeFile(join(workspace, 'mfe-live-events/package.json'), content)
    expect(() => describePackage(workspace, 'mfe-live-events')).toThrow(BuildError)
  },
)
