import { isRevisit } from './isRevisit.ts'

const openedBy = (...types: readonly string[]) => ({
  getEntriesByType: () => types.map((type) => Object.assign(new PerformanceEntryStub(), { type })),
})

class PerformanceEntryStub implements PerformanceEntry {
  readonly name = ''
  readonly entryType = 'navigation'
  readonly startTime = 0
  readonly duration = 0
  toJSON() {}
}

test.each([
  ['back_forward', true],
  ['reload', true],
  ['navigate', false],
  ['prerender', false],
])('a page opened by %s: %s', (type, expected) => {
  expect(isRevisit(openedBy(type))).toBe(expected)
})

test('a browser that does not say how', () => {
  expect(isRevisit(openedBy())).toBe(false)
})
