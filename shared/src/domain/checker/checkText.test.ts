import * as fc from 'fast-check'
import { BAD_JOBS, GOOD_JOBS } from '../testing/measured/ownJobs.ts'
import { BAD_OUTCOMES, GOOD_OUTCOMES } from '../testing/measured/ownOutcomes.ts'
import { checkText } from './checkText.ts'
import { createRuleSet } from './customRules/createRuleSet.ts'
import { parseRulesConfig, RulesConfigError } from './customRules/parseRulesConfig.ts'
import { RULES } from './RULES.ts'
import { CHECKED_ENTITIES } from './Rule.ts'

const anyEntity = fc.constantFrom(...CHECKED_ENTITIES)
const statements = [...GOOD_JOBS, ...BAD_JOBS, ...GOOD_OUTCOMES, ...BAD_OUTCOMES]
const anyText = fc.oneof(
  fc.constantFrom(...statements),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(...statements.join(' ').split(' '), 'and', '/', 'e.g.', '(', ',', '3', '%', '’s'),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
)

describe('checkText', () => {
  test.each(['', ' ', '\n\t'])('has nothing to say about the empty text %j', (text) => {
    for (const entity of CHECKED_ENTITIES) expect(checkText(entity, text)).toEqual([])
  })

  test('every remark names a known rule, a span of the text and a different text as suggestion', () => {
    const ids = new Set(RULES.map(({ id }) => id))
    fc.assert(
      fc.property(anyEntity, anyText, (entity, text) => {
        for (const remark of checkText(entity, text)) {
          expect(ids.has(remark.ruleId)).toBe(true)
          expect(remark.message.length).toBeGreaterThan(10)
          expect(remark.source).toBe('lexer')
          if (remark.span !== null) {
            expect(remark.span.start).toBeGreaterThanOrEqual(0)
            expect(remark.span.end).toBeGreaterThan(remark.span.start)
            expect(remark.span.end).toBeLessThanOrEqual(text.length)
          }
          if (remark.suggestion !== null) {
            expect(remark.suggestion.replacement.trim()).not.toBe('')
            expect(remark.suggestion.replacement).not.toBe(text)
          }
        }
      }),
    )
  })

  test('the same text has the same remarks', () => {
    fc.assert(
      fc.property(anyEntity, anyText, (entity, text) => {
        expect(checkText(entity, text)).toEqual(checkText(entity, text))
      }),
    )
  })

  test('applying suggestions repeatedly terminates', () => {
    fc.assert(
      fc.property(anyEntity, fc.constantFrom(...statements), (entity, start) => {
        let text = start
        let taken = 0
        for (; taken < 20; taken += 1) {
          const next = checkText(entity, text).find(({ suggestion }) => suggestion !== null)?.suggestion
          if (next == null) break
          text = next.replacement
        }
        expect(taken).toBeLessThan(20)
      }),
    )
  })

  test.each([
    'and ',
    'quickly ',
    '(e.g. ',
    'for  ',
    '1.',
    "a'",
    '-a',
    '3 minutes ',
    ' ',
    'x',
    '/',
    'my ',
    '\u0301',
    'such as ',
  ])('a megabyte of %j is no more to say about than a page of it', (unit) => {
    const hostile = `Minimize the time it takes to ${unit.repeat(1_000_000 / unit.length)}`
    for (const entity of CHECKED_ENTITIES) {
      expect(checkText(entity, hostile).length).toBeLessThan(1_000)
    }
  })
})

describe('custom rules', () => {
  const text = 'Reduce the time it takes to pack a frobnicator when leaving'
  const idsUnder = (json: string) =>
    checkText('outcomeStatement', text, createRuleSet(parseRulesConfig(json))).map(
      ({ ruleId, severity }) => `${ruleId} ${severity}`,
    )

  test.each([
    ['{}', ['O2 warning']],
    ['{"rules": {"O2": {"off": true}}}', []],
    ['{"rules": {"O2": {"severity": "hint"}}}', ['O2 hint']],
    ['{"rules": {"O2": {"off": false}}}', ['O2 warning']],
    ['{"words": {"brands": ["Frobnicator"]}}', ['O2 warning', 'O5 error']],
    ['{"words": {"technologies": ["pack a frobnicator"]}}', ['O2 warning', 'O5 warning']],
    ['{"words": {"evaluative": ["LEAVING"]}}', ['O2 warning', 'O6 warning']],
  ])('%s', (json, expected) => {
    expect(idsUnder(json)).toEqual(expected)
  })

  test('added verbs and metrics count', () => {
    const rules = createRuleSet(parseRulesConfig('{"words": {"verbs": ["Frob"], "metrics": ["glare"]}}'))
    expect(checkText('job', 'Frob lenses', rules)).toEqual([])
    expect(checkText('outcomeStatement', 'Minimize the glare on a page when reading', rules)).toEqual([])
    expect(checkText('job', 'Frob lenses')).not.toEqual([])
  })

  test.each([
    ['no JSON', '{', /line 1, column 2.*closing brace/],
    ['an unknown rule', '{"rules": {"O99": {"off": true}}}', /O99/],
    ['an unknown key', '{"rulez": {}}', /rulez/],
    ['an unknown switch', '{"rules": {"O2": {"on": true}}}', /rules\.O2.*on/],
    ['an unknown severity', '{"rules": {"O2": {"severity": "fatal"}}}', /rules\.O2\.severity/],
    ['a phrase where words belong', '{"words": {"verbs": ["set up"]}}', /words\.verbs\.0.*single words/],
    ['a list at the top', '[]', /top level/],
    ['the name of a thing every object has', '{"rules": {"constructor": {"off": true}}}', /constructor/],
  ])('%s is refused by a readable message', (_what, json, message) => {
    expect(() => parseRulesConfig(json)).toThrow(RulesConfigError)
    expect(() => parseRulesConfig(json)).toThrow(message)
  })
})
