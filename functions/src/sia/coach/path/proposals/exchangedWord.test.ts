import { exchangedWord } from './exchangedWord.ts'

test.each([
  ['that should read unpack not repack', ['Repack the crate', 'Sign the form'], 'Unpack the crate'],
  ['not bury, earth the cable', ['Bury the cable'], 'Earth the cable'],
  ['it is rinse instead of wash', ['Wash the window'], 'Rinse the window'],
])('%j, of %j, is %j', (message, drafts, text) => {
  expect(exchangedWord(message, drafts)).toBe(text)
})

test.each([
  ['we wash the window, not the door', ['Wash the door']],
  ['unpack not repack', ['Repack the crate', 'Repack the tools']],
  ['the crate is heavy', ['Repack the crate']],
])('%j exchanges no word of %j', (message, drafts) => {
  expect(exchangedWord(message, drafts)).toBeNull()
})
