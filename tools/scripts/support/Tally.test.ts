import {
  addTallies,
  failedFiles,
  readEngines,
  tallyOfExitCode,
  tallyOfJest,
  tallyOfPlaywright,
  unreliableFiles,
} from './Tally.ts'

const file = (name: string, ...statuses: readonly ('passed' | 'failed')[]) => ({
  name,
  status: statuses.length > 0 && statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  message: statuses.length === 0 ? 'Cannot find module' : '',
  assertionResults: statuses.map((status, index) => ({
    status,
    fullName: `adds ${index}`,
    failureMessages: status === 'failed' ? ['Expected 1\nReceived 2'] : [],
  })),
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
  expect(tallyOfJest(report)).toMatchObject({ passed: 3, failed: 3 })
})

test('each failure is named with the start of its message', () => {
  const long = { ...file('/c'), message: 'line\n'.repeat(500) }
  const { failures } = tallyOfJest(reportOf(file('/a', 'passed', 'failed'), file('/b'), long))
  expect(failures.slice(0, 2)).toEqual(['/a › adds 1\nExpected 1\nReceived 2', '/b\nCannot find module'])
  expect(failures[2]?.split('\n')).toHaveLength(21)
})

describe('files that failed', () => {
  const first = reportOf(file('/a', 'passed', 'passed'), file('/b', 'passed', 'failed'), file('/c'))

  test('are those with a failed test and those that could not run', () => {
    expect(failedFiles(first)).toEqual(['/b', '/c'])
  })

  test('are unreliable if they pass alone, and failures all the same', () => {
    const second = reportOf(file('/b', 'passed', 'passed'), file('/c'))
    expect(unreliableFiles(first, second)).toEqual(['/b'])
    expect(tallyOfJest(first)).toMatchObject({ passed: 3, failed: 2 })
  })
})

test('journeys of other engines count, and what was left out is told', () => {
  const failures = [{ name: 'Firefox: saves', message: 'line\n'.repeat(500) }]
  const { tally, leftOut } = readEngines({ passed: 4, failed: 1, failures, leftOut: ['WebKit is missing'] })
  expect(tally).toMatchObject({ passed: 4, failed: 1 })
  expect(tally.failures[0]?.split('\n')).toHaveLength(21)
  expect(leftOut).toEqual(['WebKit is missing'])
})

test('a journey that passed only when repeated counts as failed, and so does a skipped one, each with its name', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  const body = Buffer.from('/auth/signin – Sign in').toString('base64')
  const spec = (title: string, error?: { message: string }) => ({
    title,
    file: 'a.spec.ts',
    ok: error === undefined,
    tests: [
      {
        projectName: 'phone',
        status: title === 'waits' ? 'skipped' : 'expected',
        results: [{ error, attachments: error && [{ name: 'pages', body }] }],
      },
    ],
  })
  const suites = [
    { specs: [spec('pays'), spec('waits')], suites: [{ specs: [spec('leaves', { message: 'No button' })] }] },
  ]
  expect(tallyOfPlaywright({ suites, stats, errors: [{ message: 'A server ended' }] })).toEqual({
    passed: 5,
    failed: 4,
    failures: [
      'a.spec.ts [phone] › waits\nskipped',
      'a.spec.ts [phone] › leaves\nNo button\nOpen pages:\n/auth/signin – Sign in',
      'outside of the journeys\nA server ended',
    ],
  })
})

test('tallies add up over all suites', () => {
  const more = { passed: 4, failed: 1, failures: ['/a › adds'] }
  expect(addTallies([tallyOfExitCode('tsc', 0), tallyOfExitCode('biome', 2), more])).toEqual({
    passed: 5,
    failed: 2,
    failures: ['biome ended with exit code 2', '/a › adds'],
  })
})

test('a report of another shape is refused rather than counted as nothing', () => {
  expect(() => tallyOfJest({ tests: 7 })).toThrow()
})
