import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(__dirname, '../..')
const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  // The copy stands outside any repository, without the files that plugins name.
  delete config.vcs
  delete config.plugins
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
  ['shared/src/ui/action/x.ts', '../../data/index.ts'],
  ['shared/src/document/session/x.ts', 'react'],
  ['shared/src/document/session/x.ts', 'firebase/firestore'],
  ['shared/src/document/x.ts', '@outcome-studio/shared/data'],
  ['shared/src/document/x.ts', '@outcome-studio/mfe-outcome-validation'],
  ['shared/src/document/session/x.ts', '../../feature/index.ts'],
  ['shared/src/ui/x.ts', '@outcome-studio/shared/feature'],
  ['shared/src/data/x.ts', '@outcome-studio/shared/ui'],
  ['shared/src/feature/x.ts', '../ui/index.ts'],
  ['shared/src/feature/x.ts', '@outcome-studio/shared/editor'],
  ['shared/src/editor/session/x.ts', '@outcome-studio/shared/data'],
  ['shared/src/editor/session/x.ts', '../../ui/index.ts'],
  ['shared/src/editor/x.ts', '@outcome-studio/mfe-outcome-validation'],
  ['shared/src/editor/session/x.ts', '@outcome-studio/shared/kinds'],
  ['shared/src/data/x.ts', '@outcome-studio/shared/kinds'],
  ['shared/src/kinds/x.ts', '../editor/index.ts'],
  ['shared/src/kinds/x.ts', 'firebase/firestore'],
  ['functions/src/a/x.ts', '@outcome-studio/shared/data'],
  ['local-cloud/src/auth/x.ts', '@outcome-studio/shared/ui'],
  ['local-cloud/src/auth/x.ts', '../../../shell/src/y.ts'],
  ['local-cloud/src/auth/x.ts', '@outcome-studio/shared/domain'],
  ['local-cloud/src/auth/x.ts', '../../../shared/src/domain/index.ts'],
  ['local-cloud/src/auth/x.ts', '../../../hosting/src/ports.ts'],
  ['local-cloud/src/x.ts', '../../seed/src/seed.ts'],
  ['local-cloud/src/x.ts', '../../functions/src/index.ts'],
  ['hosting/src/x.ts', '../../shell/src/y.ts'],
  ['seed/src/people/x.ts', '@outcome-studio/shared/data'],
  ['mfe-studies/src/domain/guide/x.ts', 'react'],
  ['mfe-outcome-validation/src/domain/import/x.ts', '@outcome-studio/shared/data'],
  ['mfe-outcome-validation/src/domain/import/x.ts', '@outcome-studio/shared/domain/testing'],
  ['shell/src/domain/x.ts', 'node:fs'],
  ['shell/src/domain/x.ts', '../../../shared/src/domain/areas/AREAS.ts'],
  ['functions/src/sia/coach/path/x.ts', 'firebase-admin/firestore'],
  ['functions/src/judge/prompt/x.ts', 'node:crypto'],
]

const allowed: readonly (readonly [from: string, specifier: string])[] = [
  ['shell/src/x.ts', '@outcome-studio/shared/feature'],
  ['mfe-account/src/a/x.ts', '@outcome-studio/shared/ui'],
  ['mfe-account/src/a/x.ts', '@outcome-studio/shared/feature/testing'],
  ['mfe-account/src/a/x.ts', '../b/y.ts'],
  ['mfe-studies/src/a/x.ts', '@outcome-studio/shared/editor'],
  ['shared/src/editor/session/x.ts', '@outcome-studio/shared/document'],
  ['shared/src/editor/session/x.ts', '@outcome-studio/shared/ui'],
  ['shared/src/kinds/x.ts', '@outcome-studio/shared/data'],
  ['shared/src/kinds/x.ts', '@outcome-studio/shared/editor'],
  ['shared/src/data/x.ts', '@outcome-studio/shared/domain'],
  ['shared/src/document/session/x.ts', '@outcome-studio/shared/domain'],
  ['shared/src/document/session/x.ts', '../core/y.ts'],
  ['shared/src/data/x.ts', 'firebase/app'],
  ['functions/src/a/x.ts', '@outcome-studio/shared/domain'],
  ['seed/src/x.ts', '@outcome-studio/shared/domain'],
  ['hosting/src/x.ts', '../../local-cloud/src/config/localCloudPorts.ts'],
  ['mfe-studies/src/domain/guide/x.ts', '@outcome-studio/shared/domain'],
  ['mfe-studies/src/domain/guide/x.test.ts', '@outcome-studio/shared/domain/testing'],
  ['functions/src/sia/coach/path/x.ts', '../answers/y.ts'],
]

/** Lints files in the copied configuration and returns the paths, among these, that break a rule. */
function findRefused(rule: string, files: Readonly<Record<string, string>>): readonly string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const paths = Object.keys(files)
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = [`--only=${rule}`, '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, ...paths], {
    cwd: folder,
    encoding: 'utf8',
  })
  for (const file of paths) rmSync(join(folder, file))
  return report.parse(JSON.parse(stdout)).diagnostics.map((diagnostic) => diagnostic.location.path)
}

function refusals(cases: typeof refused): readonly string[] {
  const files = cases.map(
    ([from, specifier], index) =>
      [
        from.replace(/x\.ts$/, `x${index}.ts`),
        `import { a } from '${specifier}'\n\nconsole.log(a)\n`,
      ] as const,
  )
  const found = findRefused('style/noRestrictedImports', Object.fromEntries(files))
  return cases.filter((_, index) => found.includes(files[index]?.[0] ?? '')).map((each) => each.join(' → '))
}

test('the linter refuses every import against the directions', () => {
  expect(refusals(refused)).toEqual(refused.map((each) => each.join(' → ')))
})

test('imports along the directions pass', () => {
  expect(refusals(allowed)).toEqual([])
})

test.each([
  [
    'values',
    "import { b } from './b.ts'\n\nexport const a = b\n",
    "import { a } from './a.ts'\n\nexport const b = a\n",
  ],
  [
    'types',
    "import type { B } from './b.ts'\n\nexport type A = B[]\n",
    "import type { A } from './a.ts'\n\nexport type B = A[]\n",
  ],
  [
    'lazy modules',
    "import { b } from './b.ts'\n\nexport const a = b\n",
    "export const b = async () => (await import('./a.ts')).a\n",
  ],
])('the linter refuses a cycle of %s', (_what, a, b) => {
  const files = { 'shell/src/a.ts': a, 'shell/src/b.ts': b }
  expect(findRefused('suspicious/noImportCycles', files)).toEqual(['shell/src/a.ts', 'shell/src/b.ts'])
})
