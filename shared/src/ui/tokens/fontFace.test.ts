import { fontFace } from './fontFace.ts'

test('the font comes with the product, from no other host', () => {
  expect(fontFace.match(/url\(/g)).toHaveLength(2)
  expect(fontFace).not.toMatch(/https?:/)
})

test('what stands in for it has its height, so that lines stay where they are', () => {
  const standIns = fontFace.split('@font-face').filter((face) => face.includes('local('))
  const of = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  expect(standIns).toHaveLength(2)
  for (const face of standIns) {
    expect(of(face, 'size-adjust') * of(face, 'ascent-override')).toBeCloseTo(0.969, 2)
    expect(of(face, 'size-adjust') * of(face, 'descent-override')).toBeCloseTo(0.241, 2)
  }
})
