import * as fc from 'fast-check'
import { foldText } from '../../base/foldText.ts'
import { disguised } from '../../testing/measured/disguised.ts'
import { checkText } from '../checkText.ts'
import { createRuleSet } from '../customRules/createRuleSet.ts'
import type { CheckedEntity } from '../Rule.ts'
import { isUnfinished } from './isUnfinished.ts'
import { readStatement } from './readStatement.ts'

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
