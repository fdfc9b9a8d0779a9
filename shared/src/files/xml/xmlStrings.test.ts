import * as fc from 'fast-check'
import { escapeXml } from './escapeXml.ts'
import { readXml } from './readXml.ts'
import { fromXmlString, toXmlString } from './xmlStrings.ts'

test.each([
  ['plain _text_', 'plain _text_'],
  ['a\rb', 'a_x000D_b'],
  ['\u0001', '_x0001_'],
  ['_x0041_', '_x005F_x0041_'],
])('%j is written as %j', (text, written) => {
  expect(toXmlString(text)).toBe(written)
})

test('any text round-trips through XML', async () => {
  const escapes = fc.stringMatching(/^[_x0-9A-F]{0,14}$/)
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), escapes), async (text) => {
      const parts: string[] = []
      const reader = { open: () => {}, close: () => {}, text: (part: string) => void parts.push(part) }
      await readXml(`<t>${escapeXml(toXmlString(text))}</t>`, reader, () => undefined)
      expect(fromXmlString(parts.join(''))).toBe(text)
    }),
  )
})
