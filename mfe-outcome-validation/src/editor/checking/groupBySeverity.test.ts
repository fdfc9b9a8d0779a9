import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { newStudy, studyUuid } from '@outcome-studio/shared/domain/study'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { groupByRule } from './groupByRule.ts'
import { groupBySeverity } from './groupBySeverity.ts'
import { groupRemarks } from './groupRemarks.ts'
import { jobRemarks } from './jobRemarks.ts'
import { studyPlaces } from './studyPlaces.ts'

const REDUCE = 'Reduce the time it takes to board when a train arrives'
const study = exampleStudy('Commute', [['Easy', 'Quick', REDUCE]])
const found = checkStudy(study)
const grouped = groupByRule(groupRemarks(studyPlaces(study), found, []))
const about = jobRemarks(found[study.jtbd.uuid] ?? []).study
const groups = groupBySeverity(about, grouped)

test('errors come first, then warnings, then hints, of the whole study as well', () => {
  expect(groups.map(({ severity }) => severity)).toEqual(['error', 'warning', 'hint'])
  expect(about.map(({ severity }) => severity)).toContain('hint')
  for (const { severity, study: own, rules, singles } of groups) {
    const severities = [own, rules, ...singles.map(({ remarks }) => remarks)]
      .flat()
      .map((each) => each.severity)
    expect(new Set(severities)).toEqual(new Set([severity]))
  }
})

test('no remark is lost or listed twice, and texts stay in page order', () => {
  expect(groups.flatMap(({ rules }) => rules)).toEqual(grouped.rules)
  expect(groups.flatMap((group) => group.study).length).toBe(about.length)
  const remarksOf = ({ singles }: Pick<typeof grouped, 'singles'>) =>
    singles.flatMap(({ remarks }) => remarks)
  expect(groups.flatMap(remarksOf).toSorted(byMessage)).toEqual(remarksOf(grouped).toSorted(byMessage))
  for (const { singles } of groups) {
    expect(singles.map(({ at }) => at)).toEqual(
      singles.map(({ at }) => at).toSorted((one, other) => one - other),
    )
  }
})

test('severities without remarks are left out', () => {
  const empty = newStudy({ uuid: studyUuid('u') })
  expect(groupBySeverity([], groupByRule(groupRemarks(studyPlaces(empty), {}, [])))).toEqual([])
})

const byMessage = (one: { readonly message: string }, other: typeof one) =>
  one.message.localeCompare(other.message, 'en')
