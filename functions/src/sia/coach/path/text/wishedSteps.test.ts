import { ENGLISH } from '../../language/ENGLISH.ts'
import { answerTo } from '../../testing/answers/answerTo.ts'
import { wishedSteps } from './wishedSteps.ts'

test.each([
  ['nobody ever counts the plates. we ought to, every time', 'they count the plates'],
  ['we never check the forecast and we should', 'they check the forecast'],
  ['no one ever counts the allergy plates, they really should', 'they count the allergy plates'],
  [
    'the custard; is it catching on the bottom, that is what you keep an eye on',
    'check whether the custard is catching on the bottom',
  ],
  ['did the lamb suck, that is what I look for', 'check whether the lamb has sucked'],
  [
    'her bleeding; is it slowing or is it still coming, that is what you watch',
    'check whether the bleeding is slowing',
  ],
  ['do the dates add up, that is what we look at', 'check whether the dates add up'],
])('%j tells the step %j', (told, step) => {
  expect(wishedSteps(told, ENGLISH)).toBe(step)
})

test.each([
  'nobody ever counts the plates',
  'we should check the forecast',
  'is taking the honey off part of this',
  'did he swallow them, that is what you keep an eye on',
  'is it right, that is what I mean',
])('%j stays as it is', (told) => {
  expect(wishedSteps(told, ENGLISH)).toBe(told)
})

test('what nobody does, though they ought to, is a step', () => {
  expect(answerTo('before', 'nobody ever checks the pump first. we ought to').drafts).toEqual([
    'Check the pump',
  ])
})
