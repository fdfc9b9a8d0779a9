import { deniesJob } from './deniesJob.ts'

test.each([
  ['nah publishing is ticking a box', 'Publish a podcast'],
  ['no, mowing is only the last bit of it', 'Mow the lawn'],
  ['nope, the lessons are just how we do it', 'Give lessons to adults'],
])('%j denies the job %j', (message, job) => {
  expect(deniesJob(message, job)).toBe(true)
})

test.each([
  ['no, nothing else is needed', 'Mow the lawn'],
  ['mowing is quick', 'Mow the lawn'],
  ['no, edging the beds is', 'Mow the lawn'],
  ['no, the lawn', ''],
])('%j does not deny the job %j', (message, job) => {
  expect(deniesJob(message, job)).toBe(false)
})
