import { fontFace } from './fontFace.ts'

test('the product serves the font, and no other host does', () => {
  expect(fontFace.match(/url\(/g)).toHaveLength(2)
  expect(fontFace).not.toMatch(/https?:/)
})

test('the fallback font has the same height, so that lines do not move', () => {
  const standIns = fontFace.split('@font-face').filter((face) => face.includes('local('))
  const of = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  expect(standIns).toHaveLength(2)
  for (const face of standIns) {
    expect(of(face, 'size-adjust') * of(face, 'ascent-override')).toBeCloseTo(0.969, 2)
    expect(of(face, 'size-adjust') * of(face, 'descent-override')).toBeCloseTo(0.241, 2)
  }
})
