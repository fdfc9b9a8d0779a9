import { satisfies } from './satisfies.ts'

test.each([
  ['19.2.0', '^19.2.0', true],
  ['19.2.1', '^19.2.0', true],
  ['19.10.0', '^19.9.3', true],
  ['19.1.9', '^19.2.0', false],
  ['19.2.0', '^19.2.1', false],
  ['20.0.0', '^19.2.0', false],
  ['0.2.4', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['0.0.0', '^0.0.0', true],
  ['0.0.1', '^0.0.0', false],
  ['20.0.0-rc.1', '^20.0.0-rc.1', true],
  ['20.0.0-rc.2', '^20.0.0', false],
  ['19.2.0-rc.1', '^19.1.0', false],
  ['', '^19.1.0', false],
])('%s and %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})
