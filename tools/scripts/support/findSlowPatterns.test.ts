import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSlowPatterns } from './findSlowPatterns.ts'

const root = join(__dirname, '..', '..', '..')

test.each([
  String.raw`/\p{L}.*\s.*\p{L}/u`,
  String.raw`/^(.*?)[\s(]*(importance|satisfaction)[\s)]*$/`,
  String.raw`/\s*\n\s*/g`,
  String.raw`/\s+$/`,
  '/(a+)+$/',
])('%s is found', (pattern) => {
  expect(findSlowPatterns(`const found = (text: string) => <b>{${pattern}.test(text)}</b>`, true)).toEqual([
    pattern,
  ])
})

test.each([String.raw`/^\s+/`, String.raw`/\s+/g`, String.raw`/^\s*\d+([.,]\d+)?\s*$/`, String.raw`/\s+$/y`])(
  '%s takes linear time',
  (pattern) => {
    expect(findSlowPatterns(`export const PATTERN = ${pattern}`, false)).toEqual([])
  },
)

/** Patterns that the analysis finds although their time is bounded. */
const BOUNDED = new Set([
  // Where the first alternative fails on a run of digits, the second takes the whole run.
  String.raw`/\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['\-‑+][\p{L}\p{M}\p{N}]+)*[+]?|[%$€£/&]/gu`,
  // The name of a document has at most 128 characters.
  String.raw`/^[\s.]+|[\s.]+$/g`,
  // An address that the deployment configures.
  String.raw`/\/+$/`,
])

test('no pattern that meets texts of a member or of a file is slow', () => {
  const files = globSync('{functions,mfe-*,shared,shell}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const slow = files.flatMap((path) =>
    findSlowPatterns(readFileSync(join(root, path), 'utf8'), path.endsWith('x'))
      .filter((pattern) => !BOUNDED.has(pattern))
      .map((pattern) => `${path}: ${pattern}`),
  )
  expect(slow).toEqual([])
})
