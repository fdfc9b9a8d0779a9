import { DARK, LIGHT } from './colorSchemes.ts'
import { contrast, SHAPE_PAIRS, TEXT_PAIRS } from './contrast.ts'

test('contrast as in WCAG: 21 for black on white, 1 for a color on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#2456c4', '#2456c4')).toBe(1)
})

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s colors', (_name, scheme) => {
  test.each(TEXT_PAIRS)('text in %s on %s has a contrast of 4.5:1', (front, behind) => {
    expect(contrast(scheme[front], scheme[behind])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPE_PAIRS)('a shape in %s on %s has a contrast of 3:1', (front, behind) => {
    expect(contrast(scheme[front], scheme[behind])).toBeGreaterThanOrEqual(3)
  })
})

describe('dark controls stand out', () => {
  test.each(['canvas', 'surface'] as const)('a button by its border on %s', (behind) => {
    expect(contrast(DARK.borderControl, DARK[behind])).toBeGreaterThanOrEqual(3)
  })

  test('a selected segment by being lighter than its track', () => {
    expect(contrast(DARK.raised, DARK.surface)).toBeGreaterThan(contrast(DARK.sunken, DARK.surface))
  })
})
