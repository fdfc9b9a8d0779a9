import type { Selection } from './StressOptions.ts'
import { type Files, NoTestFileError, selectTestFiles } from './selectTestFiles.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'ui/Button.tsx': '',
  'ui/Button.test.tsx': "import { Button } from './Button.tsx'",
  'ui/Other.test.tsx': "import { render } from '@testing-library/react'\nimport './setUp.ts'",
  'ui/setUp.ts': '',
  'rules/sum.test.ts': "const { sum } = await import('../ui/Button.tsx')",
  'e2e/src/journeys/account.spec.ts': "import { expect, test } from '../support/test.ts'",
  'README.md': '',
}
const files = (changed: readonly string[] = []): Files => ({
  all: Object.keys(TEXTS),
  changedSince: () => changed,
  read: (path) => TEXTS[path] ?? '',
})
const select = (selection: Selection, changed?: readonly string[], part = { index: 0, of: 1 }) =>
  selectTestFiles({ selection, part, seed: 1, times: 20 }, files(changed))

const ALL = [
  'e2e/src/journeys/account.spec.ts',
  'rules/sum.test.ts',
  'ui/Button.test.tsx',
  'ui/Other.test.tsx',
]

test('all test files are sorted by path', () => {
  expect(select({ kind: 'all' })).toEqual(ALL)
})

test('the parts have every file once', () => {
  const parts = [0, 1, 2].map((index) => select({ kind: 'all' }, [], { index, of: 3 }))
  expect(parts.map(({ length }) => length)).toEqual([2, 1, 1])
  expect(parts.flat().toSorted()).toEqual(ALL)
})

test('paths name files or folders, and each file runs once', () => {
  expect(select({ kind: 'paths', paths: ['./ui/', 'ui/Button.test.tsx'] })).toEqual([
    'ui/Button.test.tsx',
    'ui/Other.test.tsx',
  ])
})

test('a path without a test file is an error', () => {
  expect(() => select({ kind: 'paths', paths: ['ui/Button.tsx'] })).toThrow(NoTestFileError)
})

test.each([
  ['a test file', 'rules/sum.test.ts', ['rules/sum.test.ts']],
  ['a file that tests import', 'ui/Button.tsx', ['rules/sum.test.ts', 'ui/Button.test.tsx']],
  ['a file that a test imports for its effects', 'ui/setUp.ts', ['ui/Other.test.tsx']],
  ['a document', 'README.md', []],
])('a change of %s touches the test files that depend on it', (_what, changed, expected) => {
  expect(select({ kind: 'since', ref: 'main' }, [changed])).toEqual(expected)
})
