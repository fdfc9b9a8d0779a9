import * as fc from 'fast-check'
import { foldText, foldWithPlaces, textKey } from './foldText.ts'

test.each([
  ['Café', 'Cafe\u0301'],
  ['find the form', 'find\u00a0the form'],
  ['find the form', 'find the fo\u00adrm'],
  ['find the file', 'ﬁnd the ﬁle'],
  ["don't", 'don’t'],
  ['"one"', '“one”'],
  ['step-by-step', 'step‑by–step'],
  ['ABC', 'ＡＢＣ'],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
  ['plain', '\u200bplain\ufeff'],
])('%s and %s look alike', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
  expect(foldWithPlaces(one).text).toBe(foldWithPlaces(other).text)
})

test.each([
  ['Form', 'form'],
  ['resume', 'résumé'],
  ['one two', 'onetwo'],
])('%s and %s do not', (one, other) => expect(foldText(one)).not.toBe(foldText(other)))

test.each([
  ['Find  the form.', 'find the form'],
  [' FIND THE\u00a0FORM ', 'find the form'],
])('the key of %j is %j', (text, key) => expect(textKey(text)).toBe(key))

const placeOf = (text: string, part: string) => {
  const folded = foldWithPlaces(text)
  const start = folded.text.indexOf(part)
  return start < 0 ? null : folded.original(start, start + part.length)
}

test.each([
  ['a cafe\u0301 b', 'café', 'cafe\u0301'],
  ['the ﬁle', 'file', 'ﬁle'],
  ['fo\u00adrm', 'form', 'fo\u00adrm'],
  ['don’t go', "don't", 'don’t'],
])('in %j the place of %j is that of %j', (text, part, original) => {
  const place = placeOf(text, part)
  expect(place && text.slice(place.start, place.end)).toBe(original)
})

test.each(['`', '`é'])('a backtick in %j stays, because it is no apostrophe', (text) => {
  expect(foldText(text)).toBe(text)
  expect(foldWithPlaces(text).text).toBe(text)
})

test('a part of one character has no place', () => expect(placeOf('ﬁ', 'f')).toBeNull())

test('every place is a range of the original whose text folds to the same', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(text, fc.nat(12), fc.nat(12), (original, start, length) => {
      const folded = foldWithPlaces(original)
      fc.pre(start + length < folded.text.length)
      const place = folded.original(start, start + length + 1)
      if (place === null) return
      expect(place.start >= 0 && place.end <= original.length && place.start < place.end).toBe(true)
      const part = foldWithPlaces(original.slice(place.start, place.end)).text
      expect(part).toBe(folded.text.slice(start, start + length + 1))
    }),
  )
})
