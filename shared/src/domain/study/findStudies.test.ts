import * as fc from 'fast-check'
import { findStudies } from './findStudies.ts'
import { anyHeaders, headerOf } from './headerArbitraries.ts'

test.each([
  ['cafe', true],
  ['CAFÉ', true],
  ['  cafe  ', true],
  ['sur', true],
  ['muller cafe', true],
  ['cafe tea', false],
  ['.', false],
  ['', true],
])('%j in "Café survey, Müller": %s', (query, isFound) => {
  expect(findStudies([headerOf('Café survey, Müller')], query)).toHaveLength(isFound ? 1 : 0)
})

test('composed and decomposed letters are equal', () => {
  expect(findStudies([headerOf('Zu\u0308rich')], 'z\u00fcrich')).toHaveLength(1)
  expect(findStudies([headerOf('日本の研究')], '研究')).toHaveLength(1)
})

test('a study is found by its name, and results keep the order of the list', () => {
  fc.assert(
    fc.property(anyHeaders, fc.string(), (studies, query) => {
      for (const study of studies) expect(findStudies(studies, study.docName)).toContain(study)
      const found = findStudies(studies, query)
      expect(studies.filter((study) => found.includes(study))).toEqual(found)
    }),
  )
})
