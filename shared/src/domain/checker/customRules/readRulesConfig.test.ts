import { locateJson } from '@outcome-studio/shared/files'
import * as fc from 'fast-check'
import { readRulesConfig } from './readRulesConfig.ts'

/** Rules in which everything can be used. */
const GOOD = {
  rules: { O2: { severity: 'error' }, O7: { off: true } },
  words: { verbs: ['frob'], brands: ['Acme Cloud'] },
  patterns: [
    {
      id: 'no-acronyms',
      entities: ['job', 'outcomeStatement'],
      severity: 'warning',
      pattern: '(?-i)\\b[A-Z]{2,}\\b',
      message: 'Write it out.',
    },
  ],
  required: [
    {
      id: 'names-the-patient',
      entities: ['outcomeStatement'],
      severity: 'hint',
      terms: ['patient', 'patients'],
      message: 'Say what it means for the patient.',
    },
  ],
}
const problems = (json: string) =>
  readRulesConfig(json).problems.map(
    ({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`,
  )

test('rules without a problem are parsed unchanged', () => {
  expect(readRulesConfig(JSON.stringify(GOOD, null, 2))).toEqual({ config: GOOD, problems: [] })
  expect(readRulesConfig('{}')).toEqual({ config: {}, problems: [] })
})

test.each([
  ['', '1:1 : There is nothing here. Write {} for no rules of your own.'],
  ['{', '1:2 : A closing brace } belongs here.'],
  ['{\n  "rules": {}\n  "words": {}\n}', '3:3 : A comma belongs here.'],
  ['{\n  "rules" {}\n}', '2:11 : A colon belongs here, between key and value.'],
  [
    '{\n  rules: {}\n}',
    '2:3 : JSON knows no such word here. Texts stand in straight double quotation marks.',
  ],
  ['{"rules": {},}', '1:14 : Expected a property name in double quotes.'],
  ['{} {}', '1:4 : Nothing may follow the last closing brace.'],
  ['{ // none\n}', '1:3 : JSON knows no comments.'],
  [
    '{"words": {"verbs": ["a\\bc\\d"]}}',
    '1:22 : In a JSON text a backslash is written twice: \\\\b stands for \\b.',
  ],
])('what is no JSON is said with its place: %j', (json, problem) => {
  expect(readRulesConfig(json).config).toBeNull()
  expect(problems(json)).toEqual([problem])
})

test.each([
  ['[]', ['1:1 : An object { … } belongs here.']],
  ['{\n  "rulez": {}\n}', ['2:3 rulez: There is no key "rulez" here.']],
  ['{\r\n "rules": {\r\n  "O2": {"on": 1}}}', ['3:10 rules.O2.on: There is no key "on" here.']],
  [
    '{"rules": {"O2": {"severity": "fatal"}}}',
    ['1:31 rules.O2.severity: One of these belongs here: error, warning, hint.'],
  ],
  ['{"words": {"verbs": "go"}}', ['1:21 words.verbs: A list [ … ] belongs here.']],
  ['{"words": {"verbs": [7]}}', ['1:22 words.verbs.0: A text belongs here.']],
  [
    '{"patterns": [{"id": "a", "entities": ["job"], "severity": "hint", "message": "m"}]}',
    ['1:15 patterns.0.pattern: "pattern" is missing.'],
  ],
  ['{"rules": {}, "rules": {}}', ['1:15 rules: The key "rules" is there twice; only one would count.']],
])('what has another shape is said with its place: %j', (json, expected) => {
  expect(problems(json)).toEqual(expected)
})

test.each<[change: object, problem: RegExp]>([
  [{ rules: { O99: {} } }, /rules\.O99: The method has no rule "O99"/],
  [{ rules: { constructor: {} } }, /rules\.constructor: The method has no rule/],
  [{ words: { verbs: ['set up'] } }, /words\.verbs\.0: .*only single words/],
  [{ words: { brands: [' '] } }, /words\.brands\.0: A word is missing/],
  [{ words: { brands: ['x'.repeat(101)] } }, /words\.brands\.0: This is too long/],
  [{ words: { brands: Array(1001).fill('x') } }, /words\.brands: There are too many/],
  [{ patterns: [{ ...GOOD.patterns[0], id: 'O2' }] }, /patterns\.0\.id: An id starts/],
  [{ patterns: [{ ...GOOD.patterns[0], entities: [] }] }, /patterns\.0\.entities: Choose/],
  [{ patterns: [{ ...GOOD.patterns[0], message: '' }] }, /patterns\.0\.message: Write/],
  [{ patterns: [{ ...GOOD.patterns[0], pattern: '' }] }, /patterns\.0\.pattern: Enter/],
  [{ patterns: [{ ...GOOD.patterns[0], pattern: 'a'.repeat(501) }] }, /patterns\.0\.pattern: .*too long/],
  [{ patterns: [{ ...GOOD.patterns[0], pattern: '(a' }] }, /patterns\.0\.pattern: The round brackets/],
  [{ patterns: [GOOD.patterns[0], GOOD.patterns[0]] }, /patterns\.1\.id: Another rule has the id/],
  [{ required: [{ ...GOOD.required[0], id: 'no-acronyms' }] }, /required\.0\.id: Another rule/],
  [{ required: [{ ...GOOD.required[0], terms: [] }] }, /required\.0\.terms: Name at least one/],
  [
    { required: [{ ...GOOD.required[0], terms: ['patient', '(!)'] }] },
    /required\.0\.terms\.1: "\(!\)" holds no word/,
  ],
])('what fits but cannot be used is said, and can be shown all the same: %j', (change, problem) => {
  const reading = readRulesConfig(JSON.stringify({ ...GOOD, ...change }, null, 2))
  expect(reading.config).not.toBeNull()
  expect(reading.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    expect.stringMatching(problem),
  ])
  expect(reading.problems[0]?.line).toBeGreaterThan(1)
})

test('many large patterns are refused as a whole', () => {
  const patterns = Array.from({ length: 12 }, (_, index) => ({
    ...GOOD.patterns[0],
    id: `p${index}`,
    pattern: 'a{1,200}b',
  }))
  expect(problems(JSON.stringify({ patterns }))).toEqual([expect.stringMatching(/All patterns together/)])
})

test.each(['[', '{"a":', '[{"a":', '"'])('a flood of %j ends in one problem', (unit) => {
  expect(readRulesConfig(unit.repeat(90_000 / unit.length)).problems).toHaveLength(1)
})

test('a text above the maximum length is refused', () => {
  expect(problems(`{"words": {"verbs": ["${'x'.repeat(100_000)}"]}}`)).toEqual([
    expect.stringMatching(/too long/),
  ])
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.tuple(fc.nat(400), fc.nat(5), fc.string({ maxLength: 3 })).map(([at, length, added]) => {
    const json = JSON.stringify(GOOD, null, 1)
    return json.slice(0, at) + added + json.slice(at + length)
  }),
)

test('any text has a config or a problem, and every problem a position in it', () => {
  fc.assert(
    fc.property(anyText, (json) => {
      const { config, problems: found } = readRulesConfig(json)
      expect(config !== null || found.length > 0).toBe(true)
      const lines = json.split('\n')
      for (const { line, column } of found) {
        expect(lines[line - 1]).toBeDefined()
        expect(column).toBeGreaterThanOrEqual(1)
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
      }
    }),
    { numRuns: 500 },
  )
})

test('accepts exactly what JSON.parse accepts', () => {
  const reads = (json: string): boolean => {
    try {
      JSON.parse(json)
      return true
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(anyText, (json) => {
      expect('value' in locateJson(json)).toBe(reads(json))
    }),
    { numRuns: 500 },
  )
})
