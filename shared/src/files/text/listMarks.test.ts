import * as fc from 'fast-check'
import { listMarks } from './listMarks.ts'

const TEXTS = ['Minimize the time it takes to board', 'Increase the number of seats', 'Reduce the delay']
const without = (texts: readonly string[]) => texts.map(listMarks(texts))
const marked = (marks: readonly string[], space = ' ') =>
  marks.map((mark, at) => `${mark}${space}${TEXTS[at % TEXTS.length]}`)
const plain = (marks: readonly string[]) => marks.map((_mark, at) => TEXTS[at % TEXTS.length])

test.each([
  [['•', '•', '•']],
  [['●', '●']],
  [['○', '■', '⁃']],
  [['\uf0b7', '\uf0a7']],
  [['☐', '☑', '☐']],
  [['- [ ]', '- [x]', '- [ ]']],
  [['[ ]', '[x]']],
  [['➢', '✓', '➢']],
  [['\u200b•', '\u200b•']],
  [['-', '–', '*']],
  [['o', 'o', 'o']],
  [['1.', '2.', '3.']],
  [['1)', '2)', '3)']],
  [['(1)', '(2)']],
  [['4.', '5.', '6.']],
  [['1.', '2.', '1.', '2.']],
  [['1.', '1.', '1.']],
  [['1.1', '1.2', '2.1']],
  [['1.', '1.1', '1.2', '2.', '2.1']],
  [['1.2.1)', '1.2.2)']],
  [['1.a.', '1.b.', '2.a.']],
  [['a)', 'b)', 'c)']],
  [['A.', 'B.', 'C.']],
  [['i.', 'ii.', 'iii.', 'iv.']],
  [['O-01', 'O-02', 'O-03']],
  [['O-04', 'O-05']],
  [['S1.', 'S2.', 'S3.']],
  [['OS-1.1', 'OS-1.2']],
  [['1.3', '1.1', '1.2']],
])('the marks %j are left out', (marks) => {
  expect(without(marked(marks))).toEqual(plain(marks))
  expect(without(marked(marks, '\t'))).toEqual(plain(marks))
})

test.each([
  [['K-12 students enroll', 'K-12 teachers grade', 'K-12 parents sign']],
  [['3.5 mm plugs are sorted', '2.4 GHz channels are surveyed']],
  [['2.4 GHz channels', '2.5 GHz channels', '2.6 GHz channels']],
  [['F-16 mechanics check', 'F-18 mechanics check', 'F-22 mechanics check']],
  [['MP3. files are tagged', 'MP4. files are cut']],
  [['B. Klein hands over', 'C. Meyer takes over']],
  [['2 people board', '3 people ride']],
  [['A 4x4 parks', 'A4 paper is cut']],
  [['e.g. board', 'i.e. ride']],
  [['-5 degrees', '-6 degrees']],
  [['1.', '2.']],
  [['• board', 'ride', 'alight']],
])('%j stay whole', (texts) => {
  expect(without(texts)).toEqual(texts)
})

test.each([
  [['- [ ] board'], ['board']],
  [['[x] board'], ['board']],
  [
    ['☐ [ ] board', 'ride', 'alight'],
    ['board', 'ride', 'alight'],
  ],
  [
    ['board', '- [ ] ride', 'alight'],
    ['board', 'ride', 'alight'],
  ],
  [['[1] board'], ['[1] board']],
  [['- [ ]'], ['- [ ]']],
])('the check boxes of %j are left out wherever they are', (texts, expected) => {
  expect(without(texts)).toEqual(expected)
})

test('numbers without a bullet in a list of bullets are left out', () => {
  const texts = ['\uf0b7 one', '⁃ two', '- [ ] three', '☐ four', 'ii. five', '1.a. six', 'B. Klein']
  expect(without(texts)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'B. Klein'])
})

test('a text without a list is never changed', () => {
  const text = fc.string().filter((each) => !each.includes('['))
  fc.assert(fc.property(text, (each) => expect(without([each])).toEqual([each])))
})

test('only a beginning is removed, and no text becomes empty', () => {
  const start = fc.constantFrom('', '• ', '1. ', '2. ', '1.1 ', 'a) ', 'b) ', 'K-12 ', '- [ ] ', 'ii. ')
  const text = fc.tuple(start, fc.string()).map(([mark, rest]) => mark + rest)
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      for (const [at, rest] of without(texts).entries()) {
        expect(texts[at]?.endsWith(rest)).toBe(true)
        if (texts[at]?.trim() !== '') expect(rest.trim()).not.toBe('')
      }
    }),
  )
})
