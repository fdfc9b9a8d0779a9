import type { Selection } from './StressOptions.ts'
import { type Files, NoTestFileError, selectTestFiles } from './selectTestFiles.ts'

/** Each file with those that it uses. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'ui/Button.tsx': [],
  'ui/Button.test.tsx': ['ui/Button.tsx'],
  'ui/Other.test.tsx': ['ui/setUp.ts'],
  'ui/setUp.ts': [],
  'rules/sum.test.ts': ['ui/Button.tsx'],
  'e2e/src/journeys/account.spec.ts': ['e2e/src/support/test.ts'],
  'README.md': [],
}
const files = (changed: readonly string[] = []): Files => ({
  all: Object.keys(FILES),
  changedSince: () => changed,
  dependencies: (path) => new Set(FILES[path]),
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
  ['a file that tests use', 'ui/Button.tsx', ['rules/sum.test.ts', 'ui/Button.test.tsx']],
  ['a file that one test uses', 'ui/setUp.ts', ['ui/Other.test.tsx']],
  ['a document', 'README.md', []],
])('a change of %s touches the test files that depend on it', (_what, changed, expected) => {
  expect(select({ kind: 'since', ref: 'main' }, [changed])).toEqual(expected)
})
