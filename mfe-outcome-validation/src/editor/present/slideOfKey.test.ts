import { slideOfKey } from './slideOfKey.ts'

test.each([
  ['ArrowRight', false, 2, 3],
  ['ArrowDown', false, 2, 3],
  ['PageDown', false, 2, 3],
  [' ', false, 2, 3],
  [' ', true, 2, 1],
  ['ArrowLeft', false, 2, 1],
  ['ArrowUp', false, 2, 1],
  ['PageUp', false, 2, 1],
  ['Home', false, 3, 1],
  ['End', false, 1, 4],
  ['ArrowRight', false, 4, 4],
  ['ArrowLeft', false, 1, 1],
  ['a', false, 2, null],
])('%j, shifted: %p, on slide %i of 4 shows %p', (key, isShifted, shown, expected) => {
  expect(slideOfKey(key, isShifted, shown, 4)).toBe(expected)
})
