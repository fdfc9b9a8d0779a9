import * as fc from 'fast-check'
import { checkDocumentName } from './checkDocumentName.ts'

test.each([
  ['Street crossing', null],
  ['...', null],
  ['__draft', null],
  ['draft__', null],
  ['a__b', null],
  ['Straße überqueren 🚦', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'cen/doc-id-too-long'],
  ['a/b', 'cen/doc-id-contains-slash'],
  ['/', 'cen/doc-id-contains-slash'],
  ['.', 'cen/doc-id-contains-periods'],
  ['..', 'cen/doc-id-contains-periods'],
  ['__name__', 'cen/doc-id-contains-double-underscores'],
  ['____', 'cen/doc-id-contains-double-underscores'],
  ['__', 'cen/doc-id-contains-double-underscores'],
  ['', 'cen/doc-id-empty'],
  [' \t\n', 'cen/doc-id-empty'],
])('the name %j: %j', (name, code) => {
  expect(checkDocumentName(name)).toBe(code)
})

test('every name either has none of the four faults or is refused', () => {
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
        /\//.test(candidate) ||
        /^\.{1,2}$/.test(candidate) ||
        (/^__/.test(candidate) && /__$/.test(candidate))
      expect(checkDocumentName(candidate) !== null).toBe(faulty)
    }),
  )
})
