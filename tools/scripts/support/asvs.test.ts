import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter. In each they come first.
 * @see https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0/en
 */
const SECTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
}
const STATES = ['met', 'partly', 'not', 'provider', 'platform', 'n.a.']
const ROOT = join(__dirname, '../../..')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const table = page.slice(page.indexOf('\n## ASVS 5.0'))
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [items = '', state = '', evidence = '', missing = ''] = cellsOf(line)
    return { items: items.split(', '), state, evidence, missing }
  })

test('each requirement of levels 1 and 2 is in one row', () => {
  const all = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_none, at) => `${chapter}.${section}.${at + 1}`),
    ),
  )
  expect(rows.flatMap(({ items }) => items).sort()).toEqual(all.sort())
})

test('what is met has evidence that exists, and what is not says what is missing', () => {
  for (const row of rows) {
    expect(STATES).toContain(row.state)
    expect([row, row.missing !== '']).toEqual([row, ['partly', 'not'].includes(row.state)])
    const paths = [...row.evidence.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    // A name without its folder would not be checked.
    expect(row.evidence).not.toMatch(/`[\w.-]+\.(?:ts|tsx|md)`/)
    if (row.state === 'met')
      expect([row, paths.length > 0 || row.evidence.includes('.md')]).toEqual([row, true])
  }
})

test('the states are counted', () => {
  const counted = STATES.map((state) => {
    const count = rows.filter((row) => row.state === state).reduce((sum, { items }) => sum + items.length, 0)
    return [state, String(count)]
  })
  const written = table
    .split('\n')
    .map(cellsOf)
    .filter(([state]) => STATES.includes(state ?? ''))
  expect(written.map((cells) => cells.slice(0, 2))).toEqual(counted)
})
