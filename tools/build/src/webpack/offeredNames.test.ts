import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { offeredNames } from './offeredNames.ts'
import { runWebpack } from './runWebpack.ts'
import { SHARED_IN_PART } from './shares.ts'

const MODULES = resolve(import.meta.dirname, '../../../../node_modules')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offers-'))
  await symlink(MODULES, join(folder, 'node_modules'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each(['production', 'development'] as const)(
  'of a %s build, names of ES modules are known',
  async (mode) => {
    await writeFile(
      join(folder, 'index.js'),
      `export const shared = [() => import('react'), () => import('single-spa')]; shared.map((load) => load())`,
    )
    const output = { path: join(folder, 'output') }
    const compilation = await runWebpack({
      mode,
      context: folder,
      entry: './index.js',
      output,
      devtool: false,
    })
    const names = new Map([['Button', '/shared/src/ui/Button.tsx']])
    const ui = '@outcome-studio/shared/ui'
    expect(offeredNames(compilation, new Map([[ui, names]]))).toEqual({
      [ui]: ['Button'],
      [`${ui}/`]: ['Button'],
      ...SHARED_IN_PART,
      react: null,
      'single-spa': expect.arrayContaining(['mountRootParcel', 'registerApplication']),
    })
  },
)
