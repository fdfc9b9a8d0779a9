import { StudyViews } from '@outcome-studio/shared/document'
import { applyStudyOperation, jobStepUuid, type Study } from '@outcome-studio/shared/domain/study'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { createJobMapReader, indexForCategory } from './jobMap.ts'

const withCategories = (...categories: readonly ('Define' | 'Execute' | 'Modify' | null)[]): Study =>
  categories.reduce<Study>(
    (study, category, at) =>
      applyStudyOperation(study, { kind: 'updateJobStep', stepId: jobStepUuid(`A-${at}`), category }),
    exampleStudy(
      'A',
      categories.map(() => ['']),
    ),
  )

test('steps stand under their categories in the order of the study', () => {
  const map = createJobMapReader()(new StudyViews(withCategories('Execute', null, 'Define', 'Execute')))
  expect(map.get('Execute')).toEqual(['A-0', 'A-3'])
  expect(map.get('Define')).toEqual(['A-2'])
  expect(map.get('Modify')).toEqual([])
  expect(map.get(null)).toEqual(['A-1'])
})

test('the map stays the same while texts are typed', () => {
  const study = withCategories('Execute')
  const views = new StudyViews(study)
  const read = createJobMapReader()
  const before = read(views)
  const typed = { kind: 'updateJobStep', stepId: jobStepUuid('A-0'), userInput: 'ride' } as const
  views.update(applyStudyOperation(study, typed))
  expect(read(views)).toBe(before)
})

test.each([
  [['Define', 'Execute', 'Modify'] as const, 'Execute', 2],
  [['Define', 'Modify'] as const, 'Execute', 1],
  [['Modify'] as const, 'Define', 0],
  [['Define', null] as const, 'Conclude', 1],
  [[null] as const, 'Define', 1],
  [[] as const, 'Define', 0],
] as const)('among %j a step of %s comes to %i', (categories, category, index) => {
  expect(indexForCategory(new StudyViews(withCategories(...categories)), category)).toBe(index)
})
