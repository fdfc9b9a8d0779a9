import * as fc from 'fast-check'
import { CALLING_BAD_OUTCOMES, CALLING_GOOD_OUTCOMES } from '../testing/measured/callingOutcomes.ts'
import { BAD_OUTCOMES, GOOD_OUTCOMES } from '../testing/measured/ownOutcomes.ts'
import { checkText } from './checkText.ts'
import { createRuleSet } from './customRules/createRuleSet.ts'
import type { Rule } from './Rule.ts'
import type { RuleSet } from './RuleSet.ts'

/** Starts of what a rule looks for, in the words around it. */
const PARTS = [
  ...[
    'so that',
    'so guests can',
    'to be able to',
    'in order to',
    'to ensure',
    'because',
    'which means',
    ', making',
  ],
  ...[
    'within an hour',
    'within the hour',
    'than a few days',
    'to 3',
    '5 minutes',
    'by a third',
    'a quarter',
    '20 %',
  ],
  ...[
    'into SPSS',
    'that the ATS filters out the',
    'log in to',
    'open the map application',
    'on a tablet',
    'ShopRite',
  ],
  ...[
    'the hive sensor detects',
    'using the app',
    'via a phone',
    'Google Maps',
    'Apple',
    'use the measuring tool',
  ],
  ...[
    'easily',
    'user-friendly',
    'good',
    'is bad',
    'a bad experience',
    'natural-sounding',
    'as well as the',
    'faster than',
  ],
  ...[
    'my',
    'us',
    'I',
    'the nurse waits',
    'that staff take',
    'the customer who leaves for a competitor',
    'customers retained',
  ],
  ...[
    'per hour a packer fills',
    'spends searching',
    'frustration',
    'confidence',
    'it',
    'these',
    'this',
    '(e.g. ',
    'such as',
  ],
  ...['own', 'grandiose', '’s', 'and', 'without increasing the cost', 'not', 'aber', 'nicht'],
]

const TEXTS = [...GOOD_OUTCOMES, ...CALLING_GOOD_OUTCOMES, ...BAD_OUTCOMES, ...CALLING_BAD_OUTCOMES]

/** A statement of the method with other parts in it, sometimes in capitals. */
const statements = fc
  .record({
    text: fc.constantFrom(...TEXTS),
    other: fc.constantFrom(...TEXTS),
    parts: fc.array(fc.tuple(fc.constantFrom(...PARTS), fc.nat(30)), { maxLength: 3 }),
    cut: fc.nat(20),
    isLoud: fc.boolean(),
  })
  .map(({ text, other, parts, cut, isLoud }) => {
    const words = [...text.split(' ').slice(0, cut + 2), ...other.split(' ').slice(cut)]
    for (const [part, at] of parts) words.splice(at % (words.length + 1), 0, part)
    const joined = words.join(' ')
    return isLoud ? joined.toUpperCase() : joined
  })

const withoutWords = (rules: RuleSet): RuleSet => ({
  ...rules,
  rulesFor: { ...rules.rulesFor, outcomeStatement: rules.rulesFor.outcomeStatement.map(applied) },
})

const applied = ({ looksFor: _left, ...rule }: Rule): Rule => rule

const OWN = createRuleSet({
  words: { evaluative: ['grandiose'], brands: ['own brand'], technologies: ['filter'], metrics: ['oomph'] },
  patterns: [
    {
      id: 'OWN',
      pattern: 'own',
      message: 'Leave it out.',
      severity: 'error',
      entities: ['outcomeStatement'],
    },
  ],
})

test.each([
  ['the method', createRuleSet({})],
  ['custom rules', OWN],
])('by %s a rule finds nothing in words that it does not look for', (_name, rules) => {
  const all = withoutWords(rules)
  fc.assert(
    fc.property(statements, (text) => {
      expect(checkText('outcomeStatement', text, rules)).toEqual(checkText('outcomeStatement', text, all))
    }),
    { numRuns: 1_000 },
  )
})

test('a rule after more rules than a number has bits is applied', () => {
  const patterns = Array.from({ length: 20 }, (_none, at) => ({
    ...{ id: `OWN${at}`, pattern: `table ${at}$`, message: 'Leave it out.', severity: 'error' as const },
    entities: ['outcomeStatement' as const],
  }))
  const found = checkText('outcomeStatement', 'Find table 19', createRuleSet({ patterns }))
  expect(found.map(({ ruleId }) => ruleId)).toContain('OWN19')
})
