import * as fc from 'fast-check'
import { readTags } from './readTags.ts'
import { TRIAGE_LIMITS } from './Triage.ts'

test.each([
  ['commas, semicolons and lines', 'risk, price;  speed\nquality', ['risk', 'price', 'speed', 'quality']],
  ['nothing between separators', ' , ;', []],
  ['the same tag in another case', 'Risk, risk, RISK', ['Risk']],
])('reads tags with %s', (_what, text, tags) => {
  expect(readTags(text)).toEqual(tags)
})

test('what is read and joined again is read the same, within the limits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (text) => {
      const tags = readTags(text)
      expect(readTags(tags.join(', '))).toEqual(tags)
      expect(tags.length).toBeLessThanOrEqual(TRIAGE_LIMITS.tags)
      expect(tags.every((tag) => tag.length <= TRIAGE_LIMITS.tag)).toBe(true)
    }),
  )
})
