import * as fc from 'fast-check'
import { describeEvent } from './analyticsEvents.ts'
import { analyticsRecord } from './analyticsRecord.ts'
import { REMOVED, withoutPersonalContent } from './EventParameters.ts'

test('a record has the fields of docs/product.md §3', () => {
  const event = {
    event: 'page_view',
    parameters: { route: '/sia/*' },
  }
  const person = { uid: 'u', email: 'ada@acme.test', domain: 'acme.test' }
  expect(analyticsRecord(event, person, '19.2.0')).toEqual({
    event: 'page_view',
    description: 'A page was opened',
    event_params: { route: '/sia/*' },
    build_version: '19.2.0',
    major_version: 19,
    minor_version: 2,
    uid: 'u',
    email: 'ada@acme.test',
    domain: 'acme.test',
  })
})

test.each([
  ['/outcome-validation/*', '/outcome-validation/*'],
  ['/sia/:studyId?/:sessionId?', '/sia/:studyId?/:sessionId?'],
  ['mfe-account', 'mfe-account'],
  ['19.2.0-23e112bc', '19.2.0-23e112bc'],
  ['ada@acme.test', REMOVED],
  ['Prepare a packed lunch', REMOVED],
  ['Übung', REMOVED],
  ['a'.repeat(101), REMOVED],
  [7, 7],
  [true, true],
])('the parameter %j is written as %j', (value, expected) => {
  expect(withoutPersonalContent({ value })).toEqual({ value: expected })
})

test('no sentence or e-mail address is logged, and no key is lost', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.emailAddress(), fc.nat())), (given) => {
      const written = withoutPersonalContent(given)
      expect(Object.keys(written).sort()).toEqual(Object.keys(given).sort())
      for (const value of Object.values(written)) {
        if (value !== REMOVED) expect(String(value)).not.toMatch(/[\s@]/)
      }
    }),
  )
})

test.each(['constructor', 'toString', 'something_new'])('%s has no description', (event) => {
  expect(describeEvent(event)).toBe('')
})
