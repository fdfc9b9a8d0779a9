import { fontFace } from './fontFace.ts'

test('the font comes with the product, from no other host', () => {
  expect(fontFace.match(/@font-face/g)).toHaveLength(2)
  expect(fontFace).not.toMatch(/https?:/)
})
