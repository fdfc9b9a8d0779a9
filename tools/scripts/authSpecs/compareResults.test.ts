import type { SpecResult } from './collectResults.ts'
import { compareResults, parseFailureGroups } from './compareResults.ts'

const result = (name: string, outcome: SpecResult['outcome']): SpecResult => ({ name, outcome, message: '' })
const GROUPS = [
  { group: 'passkeys', isApplicable: true, specs: ['a passkey'] },
  { group: 'internals', isApplicable: false, specs: ['a class'] },
]
const EXPECTED = [result('a sign-up', 'passed'), result('a passkey', 'failed'), result('a class', 'failed')]

test('a run in which the listed specs fail has no differences', () => {
  expect(compareResults([...EXPECTED, result('an idea', 'skipped')], GROUPS)).toEqual({
    applicable: 2,
    passed: 1,
    unexpected: [],
    outdated: [],
  })
})

test('another spec that fails is unexpected', () => {
  const other = result('a look-up', 'failed')
  expect(compareResults([...EXPECTED, other], GROUPS)).toMatchObject({ applicable: 3, unexpected: [other] })
})

test.each([
  ['passes', [result('a passkey', 'passed')]],
  ['is missing', []],
  ['is skipped', [result('a passkey', 'skipped')]],
])('a listed spec that %s is outdated', (_what, changed) => {
  const results = [...EXPECTED.filter(({ name }) => name !== 'a passkey'), ...changed]
  expect(compareResults(results, GROUPS)).toMatchObject({ unexpected: [], outdated: ['a passkey'] })
})

test('a list without reasons is malformed', () => {
  expect(() => parseFailureGroups([{ specs: ['a passkey'] }])).toThrow('group')
})
