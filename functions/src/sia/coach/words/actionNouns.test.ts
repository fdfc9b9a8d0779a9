import { verbsOfNoun } from './actionNouns.ts'

test.each([
  ['delivery', 'deliver'],
  ['packaging', 'pack'],
  ['diagnosis', 'diagnose'],
  ['payments', 'pay'],
  ['assembly', 'assemble'],
  ['description', 'describe'],
  ['registration', 'register'],
  ['pickup', 'pick'],
  ['sales', 'sell'],
])('%j is made of %j', (noun, verb) => {
  expect(verbsOfNoun(noun)).toContain(verb)
})

test.each(['package', 'equipment', 'label', 'customer'])('%j names no action', (noun) => {
  expect(verbsOfNoun(noun)).toEqual([])
})
