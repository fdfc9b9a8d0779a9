import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { newStudy, type Study, studyUuid, withDismissal } from '@outcome-studio/shared/domain/study'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { groupByRule } from './groupByRule.ts'
import { groupDismissed } from './groupDismissed.ts'
import { groupRemarks } from './groupRemarks.ts'
import { studyPlaces } from './studyPlaces.ts'

const grouped = (study: Study) => groupByRule(groupRemarks(studyPlaces(study), checkStudy(study), []))
const ruleOf = (study: Study, ruleId: string) => grouped(study).rules.find((rule) => rule.ruleId === ruleId)
const namesOf = (study: Study, ruleId: string) => ruleOf(study, ruleId)?.places.map(({ name }) => name)
const REDUCE = 'Reduce the time it takes to board when a train arrives'
const BOARD = 'Minimize the time it takes to board when a train arrives'
const COST = 'Decrease the cost of a ticket when leaving'

/** The study with a rule dismissed on its first statement. */
const dismissing = (study: Study, ruleId: string): Study => ({
  ...study,
  jobSteps: study.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((statement, at) =>
      at === 0 ? { ...statement, dismissals: withDismissal(statement, ruleId, 'Agreed') } : statement,
    ),
  })),
})

test('a rule with one sentence for several texts is one entry, in page order', () => {
  const rule = ruleOf(exampleStudy('Commute', [[REDUCE, BOARD], [COST]]), 'O2')
  expect(rule).toMatchObject({ severity: 'warning', fixable: 2 })
  expect(rule?.message).toMatch(/^Use "Minimize" for the direction/)
  expect(rule?.places.map(({ name }) => name)).toEqual(['1.1', '2.1'])
})

test('a rule whose sentences differ has its title, and the sentence stays with its text', () => {
  const rule = ruleOf(exampleStudy('Commute', [[BOARD, COST, BOARD], [COST]]), 'O14')
  expect(rule?.message).toBeNull()
  expect(rule?.title).not.toBe('')
  expect(rule?.places.map(({ name, remark }) => [name, remark.message])).toEqual([
    ['1.3', 'This says the same as outcome statement 1.1.'],
    ['2.1', 'This says the same as outcome statement 1.2.'],
  ])
})

test('a rule with a remark on one text leaves it there, and none is lost', () => {
  const study = exampleStudy('Commute', [[REDUCE, BOARD]])
  const { rules, singles } = grouped(study)
  expect(ruleOf(study, 'O2')).toBeUndefined()
  const ids = singles.find(({ name }) => name === '1.1')?.remarks.map(({ ruleId }) => ruleId)
  expect(ids).toContain('O2')
  const texts = groupRemarks(studyPlaces(study), checkStudy(study), [])
  const count = (groups: readonly { readonly remarks: readonly unknown[] }[]) =>
    groups.reduce((sum, { remarks }) => sum + remarks.length, 0)
  const inRules = rules.reduce((sum, { places }) => sum + places.length, 0)
  expect(count(singles) + inRules).toBe(count(texts))
})

test('the worst come first', () => {
  const severities = grouped(exampleStudy('Commute', [['Easy', 'Quick', REDUCE, COST]])).rules.map(
    ({ severity }) => severity,
  )
  const order = ['error', 'warning', 'hint']
  expect(severities).toEqual(severities.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
  expect(new Set(severities).size).toBeGreaterThan(1)
})

test('a suggestion that depends on an answer is not offered for all texts', () => {
  const reversed = [
    'Increase the number of errors made when typing',
    'Increase the number of delays when leaving',
  ]
  const study = exampleStudy('Commute', [reversed])
  expect(namesOf(study, 'O18')).toEqual(['1.1', '1.2'])
  expect(ruleOf(study, 'O18')).toMatchObject({ fixable: 0 })
})

test('what was dismissed is listed apart, with its reason', () => {
  const study = dismissing(exampleStudy('Commute', [[REDUCE, COST, REDUCE.replace('train', 'bus')]]), 'O2')
  expect(namesOf(study, 'O2')).toEqual(['1.2', '1.3'])
  const dismissed = groupDismissed(studyPlaces(study), checkStudy(study))
  expect(dismissed.map(({ reason, places }) => [reason, places.map(({ name }) => name)])).toEqual([
    ['Agreed', ['1.1']],
  ])
})

test('an empty study has no group', () => {
  expect(grouped(newStudy({ uuid: studyUuid('u') })).rules).toEqual([])
})
