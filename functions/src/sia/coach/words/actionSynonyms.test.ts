import { isAgentNoun, isDoneWrongly, namesAction } from './actionSynonyms.ts'

test.each([
  ['picks', 'choose'],
  ['patching', 'mend'],
  ['chosen', 'pick'],
  ['sliced', 'slice'],
])('%j names the action of %j', (word, verb) => {
  expect(namesAction(word, verb)).toBe(true)
})

test.each([
  ['slice', 'bake'],
  ['mending', 'clean'],
])('%j does not name the action of %j', (word, verb) => {
  expect(namesAction(word, verb)).toBe(false)
})

test.each([
  ['slicer', 'slice', true],
  ['mixers', 'mix', true],
  ['trimmer', 'trim', true],
  ['separator', 'separate', true],
  ['paper', 'bake', false],
])('%j does the action of %j: %j', (noun, verb, expected) => {
  expect(isAgentNoun(noun, verb)).toBe(expected)
})

test.each([
  ['overcharged', 'charge', true],
  ['mislabeled', 'label', true],
  ['charged', 'charge', false],
  ['understood', 'charge', false],
])('%j is a wrongly done %j: %j', (word, verb, expected) => {
  expect(isDoneWrongly(word, verb)).toBe(expected)
})
