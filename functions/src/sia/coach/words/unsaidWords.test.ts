import { unsaidWords } from './unsaidWords.ts'

test.each([
  ['Minimize the likelihood that a book is far too hard', 'a book is way too hard', []],
  ['Minimize the likelihood that a new child gets lost', 'a new kid gets lost', []],
  ['Minimize the likelihood that a new worker forgets the label', 'the new guy forgets the label', []],
  ['Minimize the likelihood that a new nurse forgets the label', 'the new guy forgets the label', ['nurse']],
])('of %j, said as %j, %j was not said', (text, said, words) => {
  expect(unsaidWords(text, [said])).toEqual(words)
})
