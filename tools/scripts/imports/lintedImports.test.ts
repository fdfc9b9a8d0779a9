import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(__dirname, '../../..')
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

/** What an editor shows. PACKAGE_IMPORTS has all directions. */
const refused: readonly (readonly [from: string, specifier: string])[] = [
  ['shell/src/x.ts', '@outcome-studio/mfe-account'],
  ['shell/src/areas/x.ts', '../../../mfe-account/src/feature.tsx'],
  ['shell/src/x.ts', 'firebase/auth'],
  ['shell/src/x.ts', '@outcome-studio/functions'],
  ['mfe-account/src/x.ts', '../../shell/src/y.ts'],
  ['mfe-account/src/x.ts', '@outcome-studio/shell'],
  ['mfe-account/src/a/x.ts', '../../../mfe-outcome-validation/src/y.ts'],
  ['mfe-outcome-validation/src/x.ts', 'firebase/firestore'],
  ['mfe-sia/src/x.ts', '@firebase/auth'],
  ['mfe-sia/src/x.ts', '@outcome-studio/local-cloud/src/main.ts'],
  ['mfe-sia/src/x.ts', '../../functions/src/index.ts'],
  ['tools/design-system/src/x.ts', 'firebase'],
  ['shared/src/ui/x.ts', 'firebase/app'],
  ['shared/src/feature/x.ts', '@outcome-studio/mfe-sia/src/y.ts'],
  ['shared/src/editor/x.ts', '@outcome-studio/mfe-outcome-validation'],
  ['shared/src/kinds/x.ts', 'firebase/firestore'],
  ['shared/src/domain/x.ts', 'firebase'],
  ['shared/src/domain/x.ts', 'react'],
  ['shared/src/domain/x.ts', 'react-dom/client'],
  ['shared/src/domain/x.ts', 'react-router-dom'],
  ['shared/src/domain/x.ts', '@tanstack/react-query'],
  ['shared/src/domain/x.ts', 'node:fs'],
  ['shared/src/callables/x.ts', 'react'],
  ['shared/src/files/x.ts', 'react'],
  ['shared/src/document/session/x.ts', 'react'],
  ['shared/src/document/session/x.ts', 'styled-components'],
  ['shared/src/document/session/x.ts', '@firebase/firestore'],
]

const allowed: readonly (readonly [from: string, specifier: string])[] = [
  ['shell/src/x.ts', '@outcome-studio/shared/feature'],
  ['mfe-account/src/a/x.ts', '@outcome-studio/shared/ui'],
  ['mfe-account/src/a/x.ts', '../b/y.ts'],
  ['shared/src/ui/x.ts', 'react'],
  ['shared/src/data/x.ts', 'firebase/app'],
  ['shared/src/document/session/x.ts', '@outcome-studio/shared/domain/study'],
  ['functions/src/a/x.ts', 'firebase-admin/firestore'],
  ['tools/hosting/src/x.ts', '../../../local-cloud/src/config/localCloudPorts.ts'],
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

test('the linter refuses the imports that an editor shows', () => {
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
