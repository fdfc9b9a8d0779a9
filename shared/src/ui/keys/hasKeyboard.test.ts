import { hasKeyboard } from './hasKeyboard.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'))

/** Answers queries as a device with these features. */
function withDevice(features: readonly string[]): void {
  const matchMedia = (query: string) => ({
    matches: query.split(' and ').every((feature) => features.includes(feature)),
  })
  Object.assign(globalThis, { matchMedia })
}

test.each([
  ['a computer with a mouse', ['(hover: hover)', '(pointer: fine)'], true],
  ['a computer without any pointer', ['(hover: none)', '(pointer: none)'], true],
  ['a phone', ['(hover: none)', '(pointer: coarse)'], false],
])('%s', (_device, features, expected) => {
  withDevice(features)
  expect(hasKeyboard()).toBe(expected)
})
