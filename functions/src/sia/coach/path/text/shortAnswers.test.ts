import { ENGLISH } from '../../language/ENGLISH.ts'
import { isShortAction, isShortGroup } from './shortAnswers.ts'

test.each([
  ['triage nurses in A&E', true],
  ['A&E nurses', true],
  ['i do upholstery', false],
  ['qine pcooks', false],
  ['people', false],
  ['the reception', false],
])('that %j is a group is %j', (answer, expected) => {
  expect(isShortGroup(answer, ENGLISH)).toBe(expected)
})

test.each([
  ['triage patients', true],
  ['re-cover worn furniture', true],
  ['to make old chairs usable again', true],
  ['get kds reading', false],
  ['save it', false],
  ['weather report', false],
  ['go faster', false],
  ['decide who of all the people in the waiting room is next', false],
])('that %j is an action is %j', (answer, expected) => {
  expect(isShortAction(answer, ENGLISH)).toBe(expected)
})
