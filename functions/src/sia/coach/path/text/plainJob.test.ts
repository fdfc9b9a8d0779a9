import { ENGLISH } from '../../language/ENGLISH.ts'
import { plainJob } from './plainJob.ts'

test.each([
  ['we hold stories together lol', 'Hold stories together'],
  ['unclog drains', 'Unclog drains'],
  ['fix heating and cooling that quit', 'Fix heating and cooling that quit'],
  ['get trucks where they need to be', 'Get trucks where they need to be'],
  ['they want to onboard new hires', 'Onboard new hires'],
  ['I am learning how to start an IV', 'Start an IV'],
  ['match children with books they will read', 'Match children with books that they will read'],
  ['at the end of the day I match children with books', 'Match children with books'],
  ['watch the grandkids', 'Watch the grandkids'],
])('%j is a job by its form', (answer, job) => {
  expect(plainJob(answer, ENGLISH)).toBe(job)
})

test.each([
  'restaurant hosts',
  'project management',
  'get tle ood out hot',
  'Getting from Ato B without a meltdown',
  'keep waiting',
  'do it',
  'help people',
  'not sure',
  'bake 40 children a fresh cake',
  '',
])('%j is none', (answer) => {
  expect(plainJob(answer, ENGLISH)).toBeNull()
})
