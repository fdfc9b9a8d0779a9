import { globSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import type { BuildTarget } from './package/BuildablePackage.ts'
import { describePackage } from './package/describePackage.ts'
import { runWebpack } from './webpack/runWebpack.ts'
import { webpackConfig } from './webpack/webpackConfig.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Shell and features. */
const PACKAGES = globSync('{shell,mfe-*}/package.json', { cwd: ROOT }).map(dirname)

/** What the pages and settings for developers show, and where they read. Only the shell knows their address. */
const FOR_DEVELOPERS = ['Developer login', 'Custom token', '/local-cloud/']

/** Seeded people, and secrets of the payment provider and of keys. */
const NEVER = /@(?:acme|group|solo)\.test|outcome-driven\b|\b(?:sk|rk|whsec)_\w|-----BEGIN/

/** All texts of a build by file. Compression takes half of the time and is left out. */
async function textsOf(id: string, buildTarget: BuildTarget): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'developer-pages-'))
  const output = join(folder, 'output')
  const maps = join(folder, 'maps')
  try {
    const target = { version: '1', output, mode: 'production', buildTarget, maps } as const
    const config = webpackConfig(describePackage(ROOT, id), target)
    const plugins = config.plugins?.filter((plugin) => !(plugin instanceof CompressionPlugin)) ?? []
    await runWebpack({ ...config, plugins })
    expect((await readdir(maps)).filter((name) => name.endsWith('.js.map'))).not.toEqual([])
    const files = (await readdir(output, { recursive: true })).filter((name) => /\.\w+$/.test(name))
    const texts = files.map(async (name) => [name, await readFile(join(output, name), 'utf8')] as const)
    return new Map(await Promise.all(texts))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The journeys sign in by these pages, so a local build has them.
test.each(PACKAGES)('a production build of %s has nothing for developers', async (id) => {
  const texts = await textsOf(id, 'production')
  expect(texts.size).toBeGreaterThan(1)
  const signs = id === 'shell' ? [...FOR_DEVELOPERS, '/dev/token'] : FOR_DEVELOPERS
  for (const [name, text] of texts) {
    expect(name).not.toMatch(/\.map$/)
    expect(signs.filter((sign) => text.includes(sign))).toEqual([])
    expect(NEVER.exec(text)?.[0]).toBeUndefined()
    expect(text.trimEnd().split('\n').at(-1)).not.toMatch(/^\/\/# sourceMappingURL=/)
  }
})
