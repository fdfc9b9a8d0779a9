import { converse } from '../testing/converse.ts'

test.each([
  ['emts', 'EMTs'],
  ['ICU docs', 'ICU doctors'],
  ['cnas in nursing homes', 'CNAs in nursing homes'],
  ['PMs at small software companies', 'PMs at small software companies'],
])('a group of a trade is drafted at once: %j', (answer, executor) => {
  expect(converse([answer]).study.jtbd.executor).toBe(executor)
})

test.each([
  ['fix heating and cooling that quit', 'Fix heating and cooling that quit'],
  ['they want to onboard new hires', 'Onboard new hires'],
  ['get trucks where they need to be', 'Get trucks where they need to be'],
])('a job in the words of a trade is drafted at once: %j', (answer, job) => {
  expect(converse(['dispatchers', answer]).study.jtbd.userInput).toBe(job)
})
