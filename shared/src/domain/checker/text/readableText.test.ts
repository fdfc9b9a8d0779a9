import * as fc from 'fast-check'
import { foldText } from '../../base/foldText.ts'
import { checkText } from '../checkText.ts'
import { createRuleSet } from '../customRules/createRuleSet.ts'
import { BAD_JOBS, GOOD_JOBS } from '../measured/ownJobs.ts'
import { BAD_OUTCOMES, GOOD_OUTCOMES } from '../measured/ownOutcomes.ts'
import { statementParts } from '../parts/statementParts.ts'
import type { CheckedEntity } from '../Rule.ts'
import { isUnfinished } from './isUnfinished.ts'
import { readStatement } from './readStatement.ts'

/** Other ways to write a character, or to follow it, that look the same. */
const DISGUISES: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/ /g, () => '\u00a0'],
  [/ /g, () => '\u202f'],
  [/'/g, () => '’'],
  [/’/g, () => 'ʼ'],
  [/[A-Za-z](?=[a-z])/g, (letter) => `${letter}\u00ad`],
  [/[A-Za-z](?=[a-z])/g, (letter) => `${letter}\u200b`],
  [/fi/g, () => 'ﬁ'],
  [/fl/g, () => 'ﬂ'],
  [/[éÄä]/g, (letter) => letter.normalize('NFD')],
]

const STATEMENTS: readonly (readonly [CheckedEntity, string])[] = [
  ...[...GOOD_JOBS, ...BAD_JOBS].map((text) => ['job', text] as const),
  ...[...GOOD_OUTCOMES, ...BAD_OUTCOMES].map((text) => ['outcomeStatement', text] as const),
  ['job', "Don't lose the café's files, e.g. on Ähnlich's final flight"],
  ['jobStep', 'find the first file'],
  [
    'outcomeStatement',
    "Minimize the time it takes to find a driver's profile, e.g. quickly with the Etsy app",
  ],
]

/** Writes a character in another way at one of the places where it is. */
function disguise(text: string, [pattern, other]: (typeof DISGUISES)[number], place: number): string {
  const all = [...text.matchAll(pattern)]
  const found = all[place % all.length]
  if (found === undefined) return text
  const { 0: part, index } = found
  return text.slice(0, index) + other(part) + text.slice(index + part.length)
}

/** A statement, and the same one with characters written in other ways at some places. */
const disguised = fc
  .record({
    statement: fc.constantFrom(...STATEMENTS),
    changes: fc.array(fc.tuple(fc.constantFrom(...DISGUISES), fc.nat(100)), { minLength: 1, maxLength: 12 }),
  })
  .map(({ statement: [entity, text], changes }) => ({
    entity,
    text,
    other: changes.reduce((result, [change, place]) => disguise(result, change, place), text),
  }))

const seen = (entity: CheckedEntity, text: string) =>
  checkText(entity, text).map(({ ruleId, severity, message, span, suggestion }) => ({
    ruleId,
    severity,
    message: foldText(message),
    underlined: span && foldText(text.slice(span.start, span.end)),
    suggestion: suggestion && foldText(suggestion.replacement),
  }))

test('a statement has the same remarks, underlines and suggestions however its characters are written', () => {
  fc.assert(
    fc.property(disguised, ({ entity, text, other }) => {
      expect(seen(entity, other)).toEqual(seen(entity, text))
    }),
  )
})

test('a statement has the same parts however its characters are written', () => {
  const partsOf = (text: string) =>
    statementParts(text).map(({ part, start, end }) => [part, foldText(text.slice(start, end))])
  fc.assert(
    fc.property(disguised, ({ text, other }) => {
      expect(partsOf(other)).toEqual(partsOf(text))
    }),
  )
})

test('every word is a range of the original', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const { start, end } of readStatement(text).words) {
        expect(start >= 0 && start < end && end <= text.length).toBe(true)
      }
    }),
  )
})

test('an underline covers all of a word with a soft hyphen', () => {
  const text = 'Mini\u00admize the time it takes to easi\u00adly find a file'
  const found = checkText('outcomeStatement', text).flatMap(({ span }) => span ?? [])
  expect(found.map(({ start, end }) => text.slice(start, end))).toContain('easi\u00adly')
})

test('dashes between words still separate them', () => {
  expect(readStatement('time—quickly').words.map(({ key }) => key)).toEqual(['time', 'quickly'])
})

test('a starter is unfinished with a no-break space before its end', () => {
  expect(isUnfinished('Minimize the time it takes to\u00a0…')).toBe(true)
})

test.each([
  ["don't", 'don’t'],
  ['don’t', "don't"],
  ['café', 'cafe\u0301'],
  ['`code`', '`code`'],
  ['final file', 'ﬁnal\u00a0ﬁ\u00adle'],
])('the pattern %j of an organization finds %j', (pattern, written) => {
  const rules = createRuleSet({
    patterns: [{ id: 'OWN', pattern, message: 'Leave it out.', severity: 'error', entities: ['job'] }],
  })
  const text = `We ${written} here`
  const found = checkText('job', text, rules).find(({ ruleId }) => ruleId === 'OWN')
  expect(found?.span && text.slice(found.span.start, found.span.end)).toBe(written)
})
