import { compareRuns, parseKnownDifferences } from './compareRuns.ts'

const KNOWN = [{ reason: 'It checks no tokens.', tests: ['an expired token'] }]

const result = (fullName: string, status: 'passed' | 'failed' | 'pending') => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? ['Expected: 401'] : [],
})
const reportOf = (...assertionResults: readonly ReturnType<typeof result>[]) => ({
  testResults: [{ name: 'tokens.test.ts', status: 'failed', message: '', assertionResults }],
})

test('a run in which the listed tests fail, and no other, has no failures', () => {
  const report = reportOf(result('an expired token', 'failed'), result('own token', 'passed'))
  expect(compareRuns(report, KNOWN)).toEqual({ passed: 2, failed: 0, failures: [], leftOut: [] })
})

test.each(['failed', 'pending'] as const)('another test that is %s is a failure', (status) => {
  const report = reportOf(result('an expired token', 'failed'), result('own token', status))
  expect(compareRuns(report, KNOWN)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ name: 'own token, on the official emulator' }],
  })
})

test.each([
  ['passes', [result('an expired token', 'passed')]],
  ['is missing', [result('own token', 'passed')]],
])('a listed test that %s is a failure', (_what, results) => {
  expect(compareRuns(reportOf(...results), KNOWN)).toMatchObject({
    failed: 1,
    failures: [{ name: 'an expired token', message: expect.stringMatching('no longer differs') }],
  })
})

test('a file that could not run is a failure', () => {
  const file = { name: 'attempts.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }
  expect(compareRuns({ testResults: [file] }, [])).toMatchObject({
    failed: 1,
    failures: [{ name: 'attempts.test.ts', message: 'SyntaxError' }],
  })
})

test('a list without reasons is malformed', () => {
  expect(() => parseKnownDifferences([{ tests: ['an expired token'] }])).toThrow('reason')
})
