import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(__dirname, '..')
const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'directions-'))
  const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  // The copy stands outside any repository.
  delete config.vcs
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const refused: readonly (readonly [from: string, specifier: string])[] = [
  ['shell/src/x.ts', '@outcome-studio/mfe-account'],
  ['shell/src/areas/x.ts', '../../../mfe-account/src/feature.tsx'],
  ['shell/src/x.ts', 'firebase/auth'],
  ['shell/src/x.ts', '@outcome-studio/functions'],
  ['mfe-account/src/x.ts', '../../shell/src/y.ts'],
  ['mfe-account/src/a/x.ts', '../../../mfe-outcome-validation/src/y.ts'],
  ['mfe-account/src/a/x.ts', '../../../shared/src/domain/study/Study.ts'],
  ['mfe-account/src/x.ts', '@outcome-studio/shared/feature/hooks/useHost.ts'],
  ['mfe-outcome-validation/src/x.ts', 'firebase/firestore'],
  ['shared/src/domain/x.ts', 'react'],
  ['shared/src/domain/x.ts', 'node:fs'],
  ['shared/src/domain/study/x.ts', '../../ui/index.ts'],
  ['shared/src/ui/button/x.ts', '../../data/index.ts'],
  ['shared/src/ui/x.ts', '@outcome-studio/shared/feature'],
  ['shared/src/data/x.ts', '@outcome-studio/shared/ui'],
  ['shared/src/feature/x.ts', '../ui/index.ts'],
  ['functions/src/a/x.ts', '@outcome-studio/shared/data'],
  ['local-cloud/src/auth/x.ts', '@outcome-studio/shared/ui'],
  ['local-cloud/src/auth/x.ts', '../../../shell/src/y.ts'],
]

const allowed: readonly (readonly [from: string, specifier: string])[] = [
  ['shell/src/x.ts', '@outcome-studio/shared/feature'],
  ['mfe-account/src/a/x.ts', '@outcome-studio/shared/ui'],
  ['mfe-account/src/a/x.ts', '@outcome-studio/shared/feature/testing'],
  ['mfe-account/src/a/x.ts', '../b/y.ts'],
  ['shared/src/data/x.ts', '@outcome-studio/shared/domain'],
  ['shared/src/data/x.ts', 'firebase/app'],
  ['functions/src/a/x.ts', '@outcome-studio/shared/domain'],
]

function refusals(cases: typeof refused): readonly string[] {
  const source = join(folder, 'source')
  rmSync(source, { recursive: true, force: true })
  const files = cases.map(([from, specifier], index) => {
    const file = from.replace(/x\.ts$/, `x${index}.ts`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import { a } from '${specifier}'\n\nconsole.log(a)\n`)
    return file
  })
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      ...files,
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const found = report.parse(JSON.parse(stdout)).diagnostics.map((diagnostic) => diagnostic.location.path)
  for (const file of files) rmSync(join(folder, file))
  return cases.filter((_, index) => found.includes(files[index] ?? '')).map((each) => each.join(' → '))
}

test('every import against the arrows is refused by the linter', () => {
  expect(refusals(refused)).toEqual(refused.map((each) => each.join(' → ')))
})

test('imports along the arrows pass', () => {
  expect(refusals(allowed)).toEqual([])
})
