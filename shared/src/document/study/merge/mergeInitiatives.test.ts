import {
  applyStudyOperation,
  type Initiative,
  inverseOf,
  newInitiativeId,
  newStudy,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { mergeStudies } from './mergeStudies.ts'

const initiative = (name: string, createdAt: number): Initiative => ({
  id: newInitiativeId(createdAt, 'x'),
  name,
  owner: '',
  effort: null,
  effects: [],
})
const [planner, seats, alarm] = [
  initiative('Planner', 1),
  initiative('Seats', 2),
  initiative('Alarm', 3),
] as const
const put = (...initiatives: readonly Initiative[]): StudyOperation => ({
  kind: 'setStudyFields',
  fields: { initiatives },
})
const empty = newStudy({ uuid: studyUuid('study') })
const base = applyStudyOperation(empty, put(planner, seats))
const edited = (...initiatives: readonly Initiative[]): Study =>
  applyStudyOperation(base, put(...initiatives))
const asked = (merge: ReturnType<typeof mergeStudies>) =>
  merge.differences
    .filter(({ taken }) => taken === null)
    .map(({ where, mine, theirs }) => [where, mine, theirs])

test('changes of different initiatives are both taken, and new ones are in the order of creation', () => {
  const effects = [{ statementId: outcomeStatementUuid('a'), effect: 'large' as const }]
  const merge = mergeStudies(
    base,
    edited({ ...planner, effects }, seats, alarm),
    edited(planner, { ...seats, owner: 'Anna' }),
  )
  expect(asked(merge)).toEqual([])
  expect(merge.result({}).initiatives).toEqual([{ ...planner, effects }, { ...seats, owner: 'Anna' }, alarm])
})

test('two changes of one initiative need a choice', () => {
  const merge = mergeStudies(
    base,
    edited({ ...planner, effort: 3 }, seats),
    edited({ ...planner, owner: 'Ben' }, seats),
  )
  expect(asked(merge)).toEqual([
    ['Initiative “Planner”', 'Planner\nEffort: 3 person-weeks', 'Planner\nOwner: Ben'],
  ])
  const [{ id = '' } = {}] = merge.differences
  expect(merge.result({ [id]: 'theirs' }).initiatives).toEqual([{ ...planner, owner: 'Ben' }, seats])
})

test('one that a side removed and the other edited needs a choice; an unchanged one is removed', () => {
  expect(mergeStudies(base, edited(seats), base).result({}).initiatives).toEqual([seats])
  const merge = mergeStudies(base, edited(seats), edited({ ...planner, owner: 'Ben' }, seats))
  expect(asked(merge)).toEqual([['Initiative “Planner”', null, 'Planner\nOwner: Ben']])
})

test('removing the last initiative removes the field, and undo brings it back', () => {
  const removal = put()
  const removed = applyStudyOperation(base, removal)
  expect(removed).not.toHaveProperty('initiatives')
  const inverse = inverseOf(base, removal)
  expect(inverse && applyStudyOperation(removed, inverse)).toEqual(base)
})
