import { converse } from '../testing/converse.ts'
import { withCompoundVerbs } from './withCompoundVerbs.ts'

test.each([
  ['then I test ride the bike', 'then I test-ride the bike'],
  ['double check it and spot check some wheels', 'double-check it and spot-check some wheels'],
  ['Test drive my car', 'Test-drive my car'],
])('%j is read as %j', (told, read) => {
  expect(withCompoundVerbs(told)).toBe(read)
})

test.each([
  'the test drive the customer asked for',
  'I test the ride',
  'a hand wash, the last one',
  'test rides',
])('nothing is joined in %j', (told) => {
  expect(withCompoundVerbs(told)).toBe(told)
})

test.each([
  ['test ride the bike', 'Test-ride the bike', 'Hand the bike over to the customer'],
  ['deep clean the chain', 'Deep-clean the chain', 'Hand the bike over to the customer'],
  ['double check the brakes', 'Double-check the brakes', 'Hand the bike over to the customer'],
])('%j is a step, and what is handed over is that of the job', (told, step, next) => {
  const { study, proposals } = converse([
    'bike mechanics',
    'repair a bike',
    `As it is. First I look over the bike, then ${told}, and then hand it over to the customer.`,
  ])
  const steps = study.jobSteps.map(({ userInput }) => userInput)
  expect(steps).toContain(step)
  expect(steps.at(-1)).toBe(next)
  expect(proposals.flatMap(({ assumptions }) => assumptions)).toEqual([])
})
