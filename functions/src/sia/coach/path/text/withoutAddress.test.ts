import { answerTo } from '../../testing/answers/answerTo.ts'
import { withoutAddress } from './withoutAddress.ts'

test.each([
  ['roofers mate. slaters, felters', 'roofers. slaters, felters'],
  ['freelancers, love', 'freelancers'],
  ['The tuner I’d say', 'The tuner'],
  ['choir leaders pal, church mostly', 'choir leaders, church mostly'],
  ['first mates on ferries', 'first mates on ferries'],
  ['people who love dogs', 'people who love dogs'],
])('of %j, %j is told', (told, left) => {
  expect(withoutAddress(told)).toBe(left)
})

test.each([
  ['sole traders mate. plumbers, sparks, dog walkers, whoever hasnt got a company', 'Sole traders'],
  ['roofers mate. slaters, felters, lead men, anyone up a ladder really', 'Roofers'],
  ['stage managers mate, plus the odd volunteer', 'Stage managers'],
  ['anybody that has to feed a toddler', 'People who feed a toddler'],
  ['First time puppy owners I’d say, because the others know already', 'First-time puppy owners'],
  ['tbh the interns do it all', 'Interns'],
  ['Surely the referee', 'Referees'],
  ['people chasing money that is owed to them', 'People chasing money that is owed'],
])('%j names the group %j, and examples of it', (answer, group) => {
  expect(answerTo('executor', answer).drafts).toEqual([group])
})

test.each([
  'whoever answers when you dial the number',
  'I am biased',
  'the person with the list',
  'dad paid',
])('of %j no group is drafted', (answer) => {
  const { drafts, reply } = answerTo('executor', answer)
  expect(drafts).toEqual([])
  expect(reply).toContain('Who are they')
})
