import { addTallies, tallyOfExitCode, tallyOfJest, tallyOfPlaywright } from './Tally.ts'

test('a suite that could not run counts as a failure', () => {
  expect(tallyOfJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 3,
    failed: 3,
  })
})

test('a flaky or skipped journey counts as failed', () => {
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
