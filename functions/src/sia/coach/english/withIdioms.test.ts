import { finishedStatement } from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { correctEnglish } from './correctEnglish.ts'

const statementOf = (about: 'long' | 'wrong', told: string): string =>
  finishedStatement(about, correctEnglish(about, told, ENGLISH))

test.each([
  ['understand the order when have much noise', 'understand the order when there is much noise'],
  ['weigh each dose when have line of customers', 'weigh each dose when there is a line of customers'],
  ['decide if the shot is good for serve', 'decide if the shot is good to serve'],
  ['clean the filter between one coffee and other', 'clean the filter between one coffee and the next'],
  ['find the tool that has the right size', 'find the tool that has the right size'],
  ['check whether the room is ready for use', 'check whether the room is ready for use'],
])('%j takes long', (told, action) => {
  expect(statementOf('long', told)).toBe(`Minimize the time it takes to ${action}`)
})

test('what somebody waits for is done', () => {
  expect(statementOf('long', 'wait that the customer decide')).toBe(
    'Minimize the time spent waiting for the customer to decide',
  )
})

test.each([
  ['the dose is more little than the normal', 'the dose is smaller than the normal'],
  ['the customer changes of idea', 'the customer changes their mind'],
  ['the barista hear wrong the name of the drink', 'the barista mishears the name of the drink'],
  ['the grind is no more right', 'the grind is no longer right'],
  ['the seals are no more tight after a year', 'the seals are no longer tight after a year'],
  ['there is no more flour', 'there is no more flour'],
  ['the new one is no more accurate than the old one', 'the new one is no more accurate than the old one'],
  ['there are more small boxes than planned', 'there are more small boxes than planned'],
])('%j goes wrong', (told, event) => {
  expect(statementOf('wrong', told)).toBe(`Minimize the likelihood that ${event}`)
})
