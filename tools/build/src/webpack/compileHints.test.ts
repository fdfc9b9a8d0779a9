import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describePackage } from '../package/describePackage.ts'
import { runWebpack } from './runWebpack.ts'
import { webpackConfig } from './webpackConfig.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

test('each large script of the shell begins with the hint, which the minimizer and the map leave in place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hints-'))
  const output = join(folder, 'output')
  const maps = join(folder, 'maps')
  try {
    await writeFile(join(folder, 'index.js'), `/*! @license */\nvoid import('./late.js')`)
    const words = Array.from({ length: 20_000 }, (_word, at) => `word${at}`).join(' ')
    await writeFile(join(folder, 'late.js'), `document.title = "${words}"; void import('./small.js')`)
    await writeFile(join(folder, 'small.js'), 'document.title = "small"')
    const target = { version: '1', output, mode: 'production', buildTarget: 'production', maps } as const
    const config = webpackConfig(describePackage(ROOT, 'shell'), target)
    await runWebpack({ ...config, entry: join(folder, 'index.js') })
    const scripts = (await readdir(output)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((script) => readFile(join(output, script), 'utf8')))
    const hinted = scripts.filter((_script, at) => texts[at]?.startsWith('//# allFunctionsCalledOnLoad\n'))
    expect(hinted).toEqual(scripts.filter((_script, at) => texts[at]?.includes('word19999')))
    expect(scripts.length).toBeGreaterThan(hinted.length)
    expect(hinted).toHaveLength(1)
    for (const script of hinted) {
      const map = JSON.parse(await readFile(join(maps, `${script}.map`), 'utf8'))
      // The first line of the file has no source.
      expect(map.mappings).toMatch(/^;/)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
