import { answerTo } from '../../testing/answers/answerTo.ts'
import { heardFeeling } from './heardFeeling.ts'

test.each([
  ['You must be tired', 'up since four and now a machine asks me things', 'I have not slept, I cannot think'],
  ['I’m sorry to hear that.', 'my father died on Sunday', 'sorry, my dog is poorly and I am not really here'],
  ['I’m sorry this is frustrating.', 'this is hopeless', 'I am sick of this', 'are you deaf'],
])('says %j to %j, %j …', (text, ...messages) => {
  for (const message of messages) expect(heardFeeling(message).text).toContain(text)
})

test('whoever is tired may skip or stop', () => {
  const { reply, drafts } = answerTo('job', "I've had three hours of sleep and this makes me want to cry")
  expect(reply).toContain('You must be tired')
  expect(reply).toContain('[Skip] [Stop]')
  expect(drafts).toEqual([])
})
