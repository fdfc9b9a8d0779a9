import { needsOwnModules } from './needsOwnModules.ts'

test.each([
  "jest.mock('./data.ts')",
  'jest.isolateModulesAsync(load)',
  'jest.resetModules()',
  "const steps = createStepCounter('shared/src/domain')",
  '/** @jest-environment jsdom */',
  '/** @ownModules It sets what a package reads when it is loaded. */',
])('a file with %s has its own modules', (source) => {
  expect(needsOwnModules(source)).toBe(true)
})

test.each(["jest.spyOn(Math, 'random')", 'jest.fn()', 'jest.useFakeTimers()'])(
  'a file with %s shares',
  (source) => {
    expect(needsOwnModules(source)).toBe(false)
  },
)
