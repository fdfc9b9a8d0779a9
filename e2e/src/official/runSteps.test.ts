import { runSteps } from './runSteps.ts'

const surroundings = () => ({ report: jest.fn(), describe: async () => 'Open pages: none', now: () => 0 })
const passing = (name: string) => ({ name, run: async () => {} })
const failing = (name: string, message: string) => ({
  name,
  run: async () => {
    throw new Error(message)
  },
})

test('all steps pass', async () => {
  const around = surroundings()
  expect(await runSteps([passing('Signed in.'), passing('Paid.')], around)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    leftOut: [],
  })
  expect(around.report.mock.calls).toEqual([['Signed in. (0.0 s)'], ['Paid. (0.0 s)']])
})

test('after a failed step, which names its reason and what was open, no other step runs', async () => {
  const last = { name: 'Saved.', run: jest.fn() }
  const report = await runSteps([passing('Signed in.'), failing('Paid.', 'No page.'), last], surroundings())
  expect(report).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'Paid.', message: 'No page.\nOpen pages: none' },
      { name: 'Saved.', message: 'An earlier step failed.' },
    ],
    leftOut: [],
  })
  expect(last.run).not.toHaveBeenCalled()
})

test('a long error is cut, so that what was open is seen', async () => {
  const long = Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n')
  const { failures } = await runSteps([failing('Paid.', long)], surroundings())
  expect(failures[0]?.message.split('\n')).toHaveLength(9)
})
