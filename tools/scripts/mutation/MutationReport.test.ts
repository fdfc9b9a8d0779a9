import { parseMutationReport } from './MutationReport.ts'

const mutant = (status: string, line = 1) => ({
  mutatorName: 'EqualityOperator',
  replacement: 'count <= 1',
  status,
  location: { start: { line, column: 8 }, end: { line, column: 17 } },
})
const report = (...statuses: readonly string[]) => ({
  files: {
    'shared/src/domain/a.ts': { source: 'return count < 1', mutants: statuses.map((each) => mutant(each)) },
  },
})

test.each([
  ['Killed', true],
  ['Timeout', true],
  ['Survived', false],
  ['NoCoverage', false],
])('a mutant that is %s counts', (status, isFound) => {
  expect(parseMutationReport(report(status))).toEqual([
    {
      label: 'shared/src/domain/a.ts:1:8 EqualityOperator: count < 1 → count <= 1',
      isFound,
      status,
    },
  ])
})

test('mutants that were not tested do not count', () => {
  expect(parseMutationReport(report('CompileError', 'Ignored', 'RuntimeError'))).toEqual([])
})
