import {
  applyStudyOperation,
  creationId,
  type FilterSegment,
  inverseOf,
  newStudy,
  type SegmentDefinition,
  type Study,
  type StudyOperation,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { mergeStudies } from './mergeStudies.ts'

const filter = (name: string, createdAt: number, ...answers: readonly string[]): FilterSegment => ({
  kind: 'filter',
  uuid: creationId(createdAt, 'x'),
  name,
  conditions: [{ screener: 'Role', answers }],
})
const clusters = (...names: readonly string[]): SegmentDefinition => ({
  kind: 'clusters',
  uuid: creationId(3, 'x'),
  seed: 7,
  algorithm: 1,
  outcomes: ['a', 'b'],
  clusters: names.map((name) => ({ name, center: [1, 2] })),
})
const [cooks, guests, found] = [
  filter('Cooks', 1, 'Cook'),
  filter('Guests', 2, 'Guest'),
  clusters('One', 'Two'),
]
const put = (...segments: readonly SegmentDefinition[]): StudyOperation => ({
  kind: 'setStudyFields',
  fields: { segments },
})
const base = applyStudyOperation(newStudy({ uuid: studyUuid('study') }), put(cooks, guests))
const edited = (...segments: readonly SegmentDefinition[]): Study =>
  applyStudyOperation(base, put(...segments))
const asked = (merge: ReturnType<typeof mergeStudies>) =>
  merge.differences
    .filter(({ taken }) => taken === null)
    .map(({ where, mine, theirs }) => [where, mine, theirs])

test('changes of different segments are both taken, and new ones are in the order of creation', () => {
  const chefs = filter('Chefs', 1, 'Cook', 'Chef')
  const later = filter('Later', 4, 'Waiter')
  const sides = [edited(chefs, guests, later), edited(cooks, { ...guests, name: 'Visitors' }, found)] as const
  for (const [mine, theirs] of [sides, sides.toReversed()]) {
    if (!mine || !theirs) throw new Error('A side is missing.')
    const merge = mergeStudies(base, mine, theirs)
    expect(asked(merge)).toEqual([])
    expect(merge.result({}).segments).toEqual([chefs, { ...guests, name: 'Visitors' }, found, later])
  }
})

test('two changes of one segment need a choice, and so do two of clusters that were found together', () => {
  const merge = mergeStudies(
    base,
    edited({ ...cooks, name: 'Chefs' }, guests),
    edited(filter('Cooks', 1, 'Cook', 'Chef'), guests),
  )
  expect(asked(merge)).toEqual([['Segment “Chefs”', 'Chefs\nRole: Cook', 'Cooks\nRole: Cook or Chef']])
  const together = applyStudyOperation(base, put(found))
  const renamed = (...names: readonly string[]) => applyStudyOperation(together, put(clusters(...names)))
  expect(asked(mergeStudies(together, renamed('Uno', 'Two'), renamed('One', 'Due')))).toEqual([
    [
      'Clusters “Uno”, “Two”',
      'Uno\nTwo\nFound with 2 outcomes, seed 7',
      'One\nDue\nFound with 2 outcomes, seed 7',
    ],
  ])
})

test('removing the last segment removes the field, and undo brings it back', () => {
  const removal = put()
  const removed = applyStudyOperation(base, removal)
  expect(removed).not.toHaveProperty('segments')
  const inverse = inverseOf(base, removal)
  expect(inverse && applyStudyOperation(removed, inverse)).toEqual(base)
})
