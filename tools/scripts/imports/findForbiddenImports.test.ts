import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { findForbiddenImports } from './findForbiddenImports.ts'
import { PACKAGE_IMPORTS } from './PACKAGE_IMPORTS.ts'
import { readSources } from './readSources.ts'
import type { SourceFile } from './relativeImports.ts'

const root = join(__dirname, '../../..')

test.each(Object.entries(PACKAGE_IMPORTS))('%s imports only what it may', (pattern, imports) => {
  const folders = globSync(pattern, { cwd: root })
  expect(folders).not.toEqual([])
  for (const folder of folders) {
    expect(findForbiddenImports(folder, readSources(join(root, folder)), imports)).toEqual([])
  }
})

test('every entry point of shared has a row', () => {
  const folders = globSync('shared/src/*', { cwd: root }).filter((path) => !path.includes('.'))
  expect(folders.filter((folder) => !(folder in PACKAGE_IMPORTS))).toEqual([])
})

/** Checks a file with one import against the rows of its folders. */
function forbidden(path: string, text: string): readonly string[] {
  const lines = Object.entries(PACKAGE_IMPORTS).flatMap(([pattern, imports]) => {
    const names = path.split('/')
    const folder = names
      .map((_, index) => names.slice(0, index).join('/'))
      .find((each) => matchesGlob(each, pattern))
    const file: SourceFile = { path: path.slice((folder?.length ?? 0) + 1), text }
    return folder === undefined ? [] : findForbiddenImports(folder, [file], imports)
  })
  return [...new Set(lines)]
}

describe('an import against the directions is found', () => {
  test.each([
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
    ['shared/src/domain/study/x.ts', '@outcome-studio/shared/files/testing'],
    ['shared/src/files/zip/x.ts', 'node:fs'],
    ['shared/src/callables/x.ts', 'react'],
    ['shared/src/callables/x.ts', '@outcome-studio/shared/data'],
    ['shared/src/files/zip/x.ts', '@outcome-studio/shared/domain/base'],
    ['mfe-sia/src/x.ts', '@outcome-studio/shared/files/testing'],
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
    ['local-cloud/src/auth/x.ts', '@outcome-studio/shared/domain/base'],
    ['local-cloud/src/auth/x.ts', '../../../shared/src/domain/base/index.ts'],
    ['local-cloud/src/auth/x.ts', '../../../tools/hosting/src/ports.ts'],
    ['local-cloud/src/x.ts', '../../tools/seed/src/seed.ts'],
    ['local-cloud/src/x.ts', '../../functions/src/index.ts'],
    ['tools/hosting/src/x.ts', '../../../shell/src/y.ts'],
    ['tools/seed/src/people/x.ts', '@outcome-studio/shared/data'],
    ['shell/src/x.test.ts', 'firebase/auth'],
    ['shell/src/x.ts', '@outcome-studio/shared/data/testing'],
    ['mfe-sia/src/x.test.tsx', '@outcome-studio/functions'],
    ['tools/design-system/src/x.ts', '@outcome-studio/shell/src/y.ts'],
    ['shared/src/domain/a/x.ts', '@tanstack/react-query'],
    ['shared/src/domain/a/x.ts', '@outcome-studio/shared/ui'],
    ['shared/src/document/session/x.ts', 'node:fs'],
    ['shared/src/document/testing/x.ts', '../../domain/study/Study.ts'],
    ['shared/src/data/x.ts', '@outcome-studio/shell'],
    ['shared/src/data/x.ts', '../../../functions/src/index.ts'],
    ['shared/src/ui/x.test.tsx', '@outcome-studio/shared/data'],
    ['shared/src/feature/x.ts', 'firebase/app'],
    ['shared/src/editor/x.ts', '../domain/study/index.ts'],
    ['functions/src/a/x.ts', 'firebase/auth'],
    ['functions/src/a/x.ts', '@outcome-studio/mfe-account'],
    ['functions/src/a/x.ts', '@outcome-studio/local-cloud/src/main.ts'],
    ['local-cloud/bench/x.ts', '../../firestore/src/y.ts'],
    ['tools/hosting/src/x.ts', '@outcome-studio/shared/ui'],
    ['tools/seed/src/people/x.ts', 'firebase/firestore'],
    ['firestore/src/x.ts', '../../functions/src/index.ts'],
    ['mfe-studies/src/domain/guide/x.ts', 'react'],
    ['mfe-outcome-validation/src/domain/import/x.ts', '@outcome-studio/shared/data'],
    ['mfe-outcome-validation/src/domain/import/x.ts', '@outcome-studio/shared/domain/testing'],
    ['mfe-account/src/x.ts', '@outcome-studio/shared/domain/study/export'],
    ['shell/src/domain/x.ts', 'node:fs'],
    ['shell/src/domain/x.ts', '../../../shared/src/domain/areas/AREAS.ts'],
    ['functions/src/sia/coach/path/x.ts', 'firebase-admin/firestore'],
    ['functions/src/judge/prompt/x.ts', 'node:crypto'],
  ])('%s: %s', (path, specifier) => {
    expect(forbidden(path, `import { a } from '${specifier}'`)).toEqual([`${path} imports ${specifier}`])
  })
})

describe('an import along the directions passes', () => {
  test.each([
    ['shell/src/x.ts', '@outcome-studio/shared/feature'],
    ['mfe-account/src/a/x.ts', '@outcome-studio/shared/ui'],
    ['mfe-account/src/a/x.ts', '@outcome-studio/shared/feature/testing'],
    ['mfe-account/src/a/x.ts', '../b/y.ts'],
    ['mfe-studies/src/a/x.ts', '@outcome-studio/shared/editor'],
    ['shared/src/editor/session/x.ts', '@outcome-studio/shared/document'],
    ['shared/src/editor/session/x.ts', '@outcome-studio/shared/ui'],
    ['shared/src/kinds/x.ts', '@outcome-studio/shared/data'],
    ['shared/src/kinds/x.ts', '@outcome-studio/shared/editor'],
    ['shared/src/data/x.ts', '@outcome-studio/shared/domain/paths'],
    ['shared/src/domain/study/x.ts', '@outcome-studio/shared/files'],
    ['mfe-studies/src/domain/export/x.ts', '@outcome-studio/shared/files'],
    ['shared/src/callables/x.ts', '@outcome-studio/shared/domain/study'],
    ['shared/src/document/session/x.ts', '@outcome-studio/shared/domain/study'],
    ['shared/src/document/session/x.ts', '../core/y.ts'],
    ['shared/src/data/x.ts', 'firebase/app'],
    ['functions/src/a/x.ts', '@outcome-studio/shared/domain/checker'],
    ['tools/seed/src/x.ts', '@outcome-studio/shared/domain/study'],
    ['tools/hosting/src/x.ts', '../../../local-cloud/src/config/localCloudPorts.ts'],
    ['shell/src/x.test.tsx', '@outcome-studio/shared/data/testing'],
    ['mfe-account/src/testing/x.ts', '@outcome-studio/shared/data/testing'],
    ['mfe-sia/src/x.ts', '@outcome-studio/shared/callables/siaChat'],
    ['shared/src/domain/x.test.ts', 'node:fs'],
    ['shared/src/data/testing/x.ts', '../../../../tools/build/jest/localCloud.ts'],
    ['functions/src/a/x.ts', 'firebase-admin/firestore'],
    ['functions/src/a/x.test.ts', 'firebase/auth'],
    ['mfe-studies/src/domain/guide/x.ts', '@outcome-studio/shared/domain/needs'],
    ['mfe-studies/src/domain/guide/x.test.ts', '@outcome-studio/shared/domain/testing'],
    ['functions/src/sia/coach/path/x.ts', '../messages/y.ts'],
    ['local-cloud/src/auth/x.test.ts', 'firebase/auth'],
  ])('%s: %s', (path, specifier) => {
    expect(forbidden(path, `import { a } from '${specifier}'`)).toEqual([])
  })
})

test.each([
  "import type { A } from 'firebase/app'",
  "export * from 'firebase/app'",
  "const load = () => import('firebase/app')",
  "import(/* webpackChunkName: 'a' */ 'firebase/app')",
  "type A = import('firebase/app').A",
  "const a = require('firebase/app')",
  "import 'firebase/app'",
])('every form of an import counts: %s', (text) => {
  expect(forbidden('shell/src/x.ts', text)).toEqual(['shell/src/x.ts imports firebase/app'])
})
