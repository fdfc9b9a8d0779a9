import { checkText } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'
import fc from 'fast-check'
import { underlinedParts } from './underlinedParts.ts'

const remark = (severity: Remark['severity'], start: number, end: number): Remark => ({
  ruleId: 'O9',
  severity,
  message: 'Say what is measured.',
  span: { start, end },
  suggestion: null,
  source: 'lexer',
})
const TEXT = 'Minimize easy steps'

test.each<[string, string, readonly Remark[], readonly (readonly [string, string | null])[]]>([
  ['no remark', TEXT, [], []],
  ['a remark without words', TEXT, [{ ...remark('error', 0, 1), span: null }], []],
  [
    'a word',
    TEXT,
    [remark('warning', 9, 13)],
    [
      ['Minimize ', null],
      ['easy', 'warning'],
      [' steps', null],
    ],
  ],
  [
    'overlapping remarks: the worst one',
    TEXT,
    [remark('hint', 0, 13), remark('error', 9, 19)],
    [
      ['Minimize ', 'hint'],
      ['easy', 'error'],
      [' steps', 'error'],
    ],
  ],
  [
    'words typed behind it',
    `${TEXT} now`,
    [remark('warning', 9, 13)],
    [
      ['Minimize ', null],
      ['easy', 'warning'],
      [' steps now', null],
    ],
  ],
  ['words that moved', `So ${TEXT}`, [remark('warning', 9, 13)], []],
  ['words that were deleted', 'Minimize', [remark('warning', 9, 13)], []],
])('%s', (_, text, remarks, parts) => {
  expect(underlinedParts(text, TEXT, remarks).map(({ text: words, severity }) => [words, severity])).toEqual(
    parts,
  )
})

test('the parts are the text, whatever was typed since', () => {
  const texts = fc.string({ maxLength: 40 })
  const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(40)))
  fc.assert(
    fc.property(texts, texts, spans, (text, checked, ends) => {
      const remarks = ends.map(([one, other]) => remark('hint', Math.min(one, other), Math.max(one, other)))
      const parts = underlinedParts(text, checked, remarks)
      if (parts.length > 0) expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})

test('the checker names the words of a remark', () => {
  const remarks = checkText('outcomeStatement', TEXT)
  expect(underlinedParts(TEXT, TEXT, remarks).some(({ severity }) => severity !== null)).toBe(true)
})
