import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { normalizeName } from '../base/plainLetters.ts'
import { checkDocumentName, cleanName, shortenName } from './checkDocumentName.ts'

test.each([
  ['Street crossing', null],
  ['...', null],
  ['__draft', null],
  ['draft__', null],
  ['a__b', null],
  ['Straße überqueren 🚦', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'cen/doc-id-too-long'],
  // Rules count UTF-16 code units.
  ['🚦'.repeat(64), null],
  [`${'🚦'.repeat(64)}x`, 'cen/doc-id-too-long'],
  ['a/b', 'cen/doc-id-contains-slash'],
  ['/', 'cen/doc-id-contains-slash'],
  ['.', 'cen/doc-id-contains-periods'],
  ['..', 'cen/doc-id-contains-periods'],
  ['__name__', 'cen/doc-id-contains-double-underscores'],
  ['____', 'cen/doc-id-contains-double-underscores'],
  ['__', 'cen/doc-id-contains-double-underscores'],
  ['', 'cen/doc-id-empty'],
  [' \t\n', 'cen/doc-id-empty'],
  ['\u200b', 'cen/doc-id-empty'],
  ['\u3164\ufe0f\u2800', 'cen/doc-id-empty'],
  ['a\u200bb', null],
  ['👩‍🚀', null],
  ['a\nb', 'cen/doc-id-contains-control-characters'],
  ['a\u0085b', 'cen/doc-id-contains-control-characters'],
  ['a\u202eb', 'cen/doc-id-contains-control-characters'],
  ['\u200eplan', 'cen/doc-id-contains-control-characters'],
  ['a\u2066b\u2069', 'cen/doc-id-contains-control-characters'],
])('the name %j: %j', (name, code) => {
  expect(checkDocumentName(name)).toBe(code)
})

test('every name either has none of the faults or is refused', () => {
  const name = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.stringMatching(/^[._/a]{0,6}$/),
    fc.string().map((text) => `__${text}__`),
  )
  fc.assert(
    fc.property(name, (candidate) => {
      const faulty =
        candidate.trim() === '' ||
        candidate.length > 128 ||
        /\p{Cc}/u.test(candidate) ||
        /\//.test(candidate) ||
        /^\.{1,2}$/.test(candidate) ||
        (/^__/.test(candidate) && /__$/.test(candidate))
      expect(checkDocumentName(candidate) !== null).toBe(faulty)
    }),
  )
})

test.each([
  ['Plan', 128, 'Plan'],
  ['🚦🚦🚦', 4, '🚦🚦'],
  ['🚦🚦🚦', 3, '🚦'],
  ['two words', 4, 'two'],
])('%j shortened to %i is %j', (name, length, shortened) => {
  expect(shortenName(name, length)).toBe(shortened)
})

test('one name, composed and decomposed, is stored once', () => {
  const names = readFileSync(join(__dirname, 'cases', 'A6-nfc-nfd.txt'), 'utf8')
  const [one = '', other = ''] = names.trim().split('\n')
  expect(one).not.toBe(other)
  expect(normalizeName(one)).toBe(normalizeName(other))
})

test.each([
  ['Caf\u00e9\u00a0list', 'Café list'],
  ['Cafe\u0301 list', 'Café list'],
  ['Ca\u00adfé list\u200b', 'Café list'],
  ['\ufb01le list', 'file list'],
  [' two  words ', 'two  words'],
  ['👩‍🚀', '👩‍🚀'],
  ['می‌خواهم', 'می‌خواهم'],
  ['½ Ｆ', '½ Ｆ'],
])('%j is stored as %j', (name, stored) => {
  expect(normalizeName(name)).toBe(stored)
  expect(normalizeName(stored)).toBe(stored)
})

test.each([
  ['a/b', 'a-b'],
  ['line\nbreak', 'line break'],
  ['\u202eplan', 'plan'],
])('%j cleaned is %j', (name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned)
})
