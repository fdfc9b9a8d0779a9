import { DARK, LIGHT } from './colorSchemes.ts'
import { contrast, SHAPE_PAIRS, TEXT_PAIRS } from './contrast.ts'

test('contrast is that of WCAG: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#2456c4', '#2456c4')).toBe(1)
})

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s colours', (_name, scheme) => {
  test.each(TEXT_PAIRS)('%s on %s can be read (4.5:1)', (front, behind) => {
    expect(contrast(scheme[front], scheme[behind])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPE_PAIRS)('%s on %s can be seen (3:1)', (front, behind) => {
    expect(contrast(scheme[front], scheme[behind])).toBeGreaterThanOrEqual(3)
  })
})
