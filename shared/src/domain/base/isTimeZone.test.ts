import { isTimeZone } from './isTimeZone.ts'

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['US/Pacific', true],
  ['Asia/Calcutta', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%j: %p', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown)
})

// The first formatter loads the words and patterns of dates: on a phone, 50 ms before the first screen.
test.each(['America/Lima', 'UTC'])('%s is known without a formatter', (name) => {
  const formatter = jest.spyOn(Intl, 'DateTimeFormat')
  expect(isTimeZone(name)).toBe(true)
  expect(formatter).not.toHaveBeenCalled()
  formatter.mockRestore()
})
