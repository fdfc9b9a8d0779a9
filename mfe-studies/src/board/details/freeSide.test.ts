import { freeSide, type Side } from './freeSide.ts'

test.each<[string, number, number, Side, Side]>([
  ['on the left', 40, 300, 'right', 'right'],
  ['on the left', 40, 300, 'left', 'right'],
  ['on the right', 1040, 1300, 'right', 'left'],
  ['in the middle', 500, 760, 'right', 'right'],
  ['in the middle', 500, 760, 'left', 'left'],
  ['over the whole width', 100, 1200, 'left', 'left'],
])('a card %s (%d to %d), details on the %s: they are on the %s', (_place, left, right, now, side) =>
  expect(freeSide({ card: { left, right }, map: { left: 0, right: 1320 }, width: 320, now })).toBe(side),
)
