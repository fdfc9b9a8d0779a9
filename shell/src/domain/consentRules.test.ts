import { COOKIE_TEXT_VERSION, readCookieChoice } from '@outcome-studio/shared/domain/consent'
import { parseMember } from '@outcome-studio/shared/domain/member'
import * as fc from 'fast-check'
import { allowsInsights, needsCookieChoice } from './consentRules.ts'

const decidedAt = '2026-06-01T12:00:00.000Z'

test.each([
  ['never asked', null, { asks: true, insights: false }],
  ['no record of it', undefined, { asks: true, insights: false }],
  ['agreed', { functionalInsights: true, version: COOKIE_TEXT_VERSION }, { asks: false, insights: true }],
  ['rejected', { functionalInsights: false, version: COOKIE_TEXT_VERSION }, { asks: false, insights: false }],
  ['agreed before versions were kept', { functionalInsights: true }, { asks: false, insights: true }],
  ['agreed to newer words', { functionalInsights: true, version: 99 }, { asks: false, insights: true }],
  ['something odd', { functionalInsights: 'yes', version: 'x' }, { asks: false, insights: false }],
  ['text', 'yes', { asks: true, insights: false }],
])('%s', (_what, stored, expected) => {
  const member = parseMember({ cookiePreferences: stored })
  expect({ asks: needsCookieChoice(member), insights: allowsInsights(member) }).toEqual(expected)
})

test.each([
  ['agreed', true],
  ['rejected', false],
])('words that have changed since ask again whoever %s, and run nothing in between', (_what, agreed) => {
  const choice = { functionalInsights: agreed, version: COOKIE_TEXT_VERSION, decidedAt }
  const member = parseMember({ cookiePreferences: choice })
  expect(readCookieChoice(member.cookiePreferences)).toEqual(choice)
  expect(needsCookieChoice(member, COOKIE_TEXT_VERSION + 1)).toBe(true)
  expect(allowsInsights(member, COOKIE_TEXT_VERSION + 1)).toBe(false)
})

test('no stored choice means no consent', () => {
  expect(allowsInsights(null)).toBe(false)
})

test('whatever is stored, insights run only with explicit consent', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const member = parseMember({ cookiePreferences: stored })
      if (!allowsInsights(member)) return
      expect(stored).toHaveProperty('functionalInsights', true)
      expect(needsCookieChoice(member)).toBe(false)
    }),
  )
})
