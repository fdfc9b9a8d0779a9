import {
  addTallies,
  failedFiles,
  tallyOfExitCode,
  tallyOfJest,
  tallyOfPlaywright,
  unreliableFiles,
} from './Tally.ts'

const file = (name: string, ...statuses: readonly ('passed' | 'failed')[]) => ({
  name,
  status: statuses.length > 0 && statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status })),
})
const reportOf = (...testResults: readonly ReturnType<typeof file>[]) => {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  return {
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    numRuntimeErrorTestSuites: testResults.filter(({ assertionResults }) => assertionResults.length === 0)
      .length,
    testResults,
  }
}

test('a suite that could not run counts as a failure', () => {
  const report = reportOf(file('/a', 'passed', 'passed', 'passed', 'failed'), file('/b'), file('/c'))
  expect(tallyOfJest(report)).toEqual({ passed: 3, failed: 3 })
})

describe('files that failed', () => {
  const first = reportOf(file('/a', 'passed', 'passed'), file('/b', 'passed', 'failed'), file('/c'))

  test('are those with a failed test and those that could not run', () => {
    expect(failedFiles(first)).toEqual(['/b', '/c'])
  })

  test('are unreliable if they pass alone, and failures all the same', () => {
    const second = reportOf(file('/b', 'passed', 'passed'), file('/c'))
    expect(unreliableFiles(first, second)).toEqual(['/b'])
    expect(tallyOfJest(first)).toEqual({ passed: 3, failed: 2 })
  })
})

test('a journey that passed only when repeated counts as failed, and so does a skipped one', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  expect(tallyOfPlaywright({ stats, errors: ['global set-up broke'] })).toEqual({ passed: 5, failed: 4 })
})

test('tallies add up over all suites', () => {
  expect(addTallies([tallyOfExitCode(0), tallyOfExitCode(2), { passed: 4, failed: 0 }])).toEqual({
    passed: 5,
    failed: 1,
  })
})

test('a report of another shape is refused rather than counted as nothing', () => {
  expect(() => tallyOfJest({ tests: 7 })).toThrow()
})
