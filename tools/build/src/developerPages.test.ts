import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BuildTarget } from './package/BuildablePackage.ts'
import { describePackage } from './package/describePackage.ts'
import { runWebpack } from './webpack/runWebpack.ts'
import { webpackConfig } from './webpack/webpackConfig.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** What the pages and settings for developers show, and their address. */
const SIGNS = ['/dev/token', 'Developer login', 'Custom token', 'Use the released one']

/** The signs that the scripts of a build of the shell contain. */
async function signsIn(buildTarget: BuildTarget): Promise<readonly string[]> {
  const output = await mkdtemp(join(tmpdir(), 'developer-pages-'))
  try {
    const target = { version: '1', output, mode: 'production', buildTarget } as const
    const config = webpackConfig(describePackage(ROOT, 'shell'), target)
    // Only the plugin for constants; compression takes half of the time.
    await runWebpack({ ...config, plugins: config.plugins?.slice(0, 1) ?? [] })
    const scripts = (await readdir(output)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => readFile(join(output, name), 'utf8')))
    return SIGNS.filter((sign) => texts.some((text) => text.includes(sign)))
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

// The journeys sign in by these pages, so a local build has them.
test('a production build has no pages or settings for developers', async () => {
  expect(await signsIn('production')).toEqual([])
})
