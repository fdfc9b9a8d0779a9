import { answerLines } from '@outcome-studio/shared/domain/coach'
import * as fc from 'fast-check'
import { lineRows, readLines, storedLines } from './lineRows.ts'

const long = {
  key: 'long step',
  kinds: answerLines({ kind: 'outcomes', stepId: 'step', about: 'long' }),
  state: '',
}
const gaps = { key: 'gaps', kinds: answerLines({ kind: 'gaps' }), state: '' }

test.each([
  [[], ['', '']],
  [['a'], ['a', '']],
  [
    ['a', 'b'],
    ['a', 'b', ''],
  ],
  [
    ['', 'b'],
    ['', 'b', ''],
  ],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'abcdef'.split('')],
])('of %j a question shows %j', (told, shown) => {
  const [kind] = long.kinds
  const written = told.map((each) => ({ beginning: '', next: '', about: null, ...kind, told: each }))
  expect(lineRows(long.kinds, written).map((row) => row.told)).toEqual(shown)
})

test('the first row begins the sentence, and further ones go on with it', () => {
  expect(lineRows(long.kinds, []).map(({ beginning }) => beginning)).toEqual([
    'It takes long to',
    'It also takes long to',
  ])
  expect(lineRows(gaps.kinds, []).map(({ beginning }) => beginning)).toEqual([
    'It takes long to',
    'It goes wrong when',
    'We waste',
  ])
})

test('what is stored for a question is read again, and not for another one', () => {
  const words = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/)
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), (told) => {
      const [kind] = long.kinds
      if (kind === undefined) throw new Error('the question takes no lines')
      const rows = lineRows(
        long.kinds,
        told.map((each) => ({ ...kind, told: each })),
      )
      const stored = storedLines(long, rows)
      expect(readLines(long, stored).map((row) => row.told)).toEqual(told)
      expect(readLines(gaps, stored)).toEqual([])
    }),
  )
})
