import { defineCount } from './defineCount.ts'

const SECONDS = defineCount('TEST_SECONDS', { default: 10, description: 'For a test.' })

afterEach(() => {
  delete process.env.TEST_SECONDS
})

test.each([
  [undefined, 10],
  ['', 10],
  ['0', 0],
  ['25', 25],
])('the environment %j is %i', (value, expected) => {
  if (value !== undefined) process.env.TEST_SECONDS = value
  expect(SECONDS.value()).toBe(expected)
})
