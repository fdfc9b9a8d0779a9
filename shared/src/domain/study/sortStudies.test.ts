import * as fc from 'fast-check'
import { anyHeaders, headerOf } from './headerArbitraries.ts'
import type { StudyHeader } from './Study.ts'
import { STUDY_ORDERS, sortStudies } from './sortStudies.ts'

const names = (studies: readonly StudyHeader[]) => studies.map(({ docName }) => docName)
const studies = [
  headerOf('Study 10', '2026-01-03T00:00:00.000Z', 5),
  headerOf('study 2', '2026-01-01T00:00:00.000Z', 60),
  headerOf('Élan', '2026-01-02T00:00:00.000Z', 5),
]
test.each([
  ['saved', ['Study 10', 'Élan', 'study 2']],
  ['name', ['Élan', 'study 2', 'Study 10']],
  ['statements', ['study 2', 'Élan', 'Study 10']],
] as const)('by %s: %j', (order, sorted) => {
  expect(names(sortStudies(studies, order))).toEqual(sorted)
})

test('keeps every study, and gives the same order for any input order', () => {
  fc.assert(
    fc.property(anyHeaders, fc.constantFrom(...STUDY_ORDERS), (studies, order) => {
      const sorted = sortStudies(studies, order)
      expect(new Set(sorted)).toEqual(new Set(studies))
      expect(sortStudies(studies.toReversed(), order)).toEqual(sorted)
    }),
  )
})
