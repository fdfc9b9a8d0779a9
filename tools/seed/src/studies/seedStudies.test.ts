import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { communityGarden } from './communityGarden.ts'
import { seedStudies } from './seedStudies.ts'
import { toStudy } from './toStudy.ts'

const faultsOf = (study: Parameters<typeof toStudy>[0]) =>
  Object.values(checkStudy(toStudy(study, 'owner')))
    .flat()
    .filter(({ severity }) => severity !== 'hint')

test('the large study has 120 statements over 12 steps and covers the whole job map', () => {
  const { jobSteps } = communityGarden
  expect(jobSteps).toHaveLength(12)
  expect(jobSteps.flatMap(({ outcomes }) => outcomes)).toHaveLength(120)
  expect(new Set(jobSteps.map(({ category }) => category)).size).toBe(8)
})

test('a few of its statements violate different rules, all others comply with the method', () => {
  const remarks = checkStudy(toStudy(communityGarden, 'owner'))
  const faulty = Object.values(remarks).filter((each) => each.some(({ severity }) => severity !== 'hint'))
  expect(faulty).toHaveLength(7)
  const broken = new Set(faultsOf(communityGarden).map(({ ruleId }) => ruleId))
  expect([...broken].sort()).toEqual(['O1', 'O11', 'O14', 'O2', 'O3', 'O4', 'O7', 'O9'])
})

test('the other studies comply with the method', () => {
  const others = seedStudies.filter(({ study }) => study !== communityGarden)
  expect(others.flatMap(({ study }) => faultsOf(study))).toEqual([])
})

test('every item has a unique id', () => {
  const uuids = seedStudies.flatMap(({ study, owner }) => Object.keys(checkStudy(toStudy(study, owner))))
  const counted = seedStudies.reduce((sum, { study }) => sum + countItems(study.jobSteps), 0)
  expect(new Set(uuids).size).toBe(counted)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

function countItems(jobSteps: (typeof communityGarden)['jobSteps']): number {
  return jobSteps.reduce((sum, { outcomes }) => sum + 1 + outcomes.length, 1)
}
