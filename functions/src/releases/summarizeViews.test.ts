import * as fc from 'fast-check'
import { summarizeViews, thirdQuartile } from './summarizeViews.ts'
import type { ViewRecord } from './ViewRecord.ts'

const mounted = (version: string, milliseconds = 100, uid = 'ada'): ViewRecord => ({
  ...{ uid, feature: 'mfe-sia', version },
  outcome: { kind: 'mounted', milliseconds },
})
const failed = (version: string, afterMount = true, uid = 'ada'): ViewRecord => ({
  ...{ uid, feature: 'mfe-sia', version },
  outcome: { kind: 'failed', afterMount },
})
const only = (records: readonly ViewRecord[]) => summarizeViews(records)[0]?.versions[0]

test.each<[string, readonly ViewRecord[], object]>([
  ['a mount is a view', [mounted('1')], { views: 1, errors: 0, members: 1, mountP75: 100 }],
  ['a failure before a mount is a view', [failed('1', false)], { views: 1, errors: 1, mountP75: null }],
  ['a failure after a mount is none', [mounted('1'), failed('1')], { views: 1, errors: 1 }],
  ['errors are limited to the views', [failed('1'), failed('1'), mounted('1')], { views: 1, errors: 1 }],
  ['a view before the period is none', [failed('1')], { views: 0, errors: 0, members: 1 }],
  ['a member counts once', [mounted('1'), mounted('1'), mounted('1', 1, 'bo')], { views: 3, members: 2 }],
])('%s', (_rule, records, expected) => {
  expect(only(records)).toMatchObject(expected)
})

test('features by name, versions by views', () => {
  const other: ViewRecord = { ...mounted('9'), feature: 'mfe-account' }
  const summary = summarizeViews([mounted('1'), mounted('2'), mounted('2'), other])
  expect(summary.map(({ feature, versions }) => [feature, versions.map(({ version }) => version)])).toEqual([
    ['mfe-account', ['9']],
    ['mfe-sia', ['2', '1']],
  ])
})

test('nothing recorded is nothing', () => expect(summarizeViews([])).toEqual([]))

test('invented versions do not grow the answer', () => {
  const records = Array.from({ length: 1_000 }, (_, at) => mounted(String(at)))
  expect(only(records)).toBeDefined()
  expect(summarizeViews([...records, mounted('7')])[0]?.versions).toHaveLength(20)
  expect(only([...records, mounted('7')])?.version).toBe('7')
})

test.each([
  [[], null],
  [[5], 5],
  [[2, 1], 2],
  [[3, 1, 2], 3],
  [[4, 1, 3, 2], 3],
  [[8, 7, 6, 5, 4, 3, 2, 1], 6],
])('the third quartile of %j is %s', (values, expected) => {
  expect(thirdQuartile(values)).toBe(expected)
})

const anyRecord: fc.Arbitrary<ViewRecord> = fc.record({
  uid: fc.constantFrom('ada', 'bo', 'cy'),
  feature: fc.constantFrom('mfe-sia', 'mfe-account'),
  version: fc.constantFrom('1', '2', '3'),
  outcome: fc.oneof(
    fc.record({ kind: fc.constant('mounted' as const), milliseconds: fc.nat(600_000) }),
    fc.record({ kind: fc.constant('failed' as const), afterMount: fc.boolean() }),
  ),
})

test('for any records: the order is of no account, views add up, and errors never exceed them', () => {
  fc.assert(
    fc.property(fc.array(anyRecord), (records) => {
      const summary = summarizeViews(records)
      expect(summarizeViews(records.toReversed())).toEqual(summary)
      const all = summary.flatMap(({ versions }) => versions)
      const expected = records.filter(({ outcome }) => outcome.kind === 'mounted' || !outcome.afterMount)
      expect(all.reduce((sum, { views }) => sum + views, 0)).toBe(expected.length)
      for (const { views, errors, members } of all) {
        expect(errors).toBeLessThanOrEqual(views)
        expect(members).toBeLessThanOrEqual(3)
      }
    }),
  )
})

test('for any values: at least 75 % do not exceed the third quartile, and fewer any smaller value', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 1 }), (values) => {
      const quartile = thirdQuartile(values) ?? -1
      const shareUpTo = (most: number) => values.filter((value) => value <= most).length / values.length
      expect(values).toContain(quartile)
      expect(shareUpTo(quartile)).toBeGreaterThanOrEqual(0.75)
      expect(shareUpTo(quartile - 1)).toBeLessThan(0.75)
    }),
  )
})
