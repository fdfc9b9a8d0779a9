import { counted } from '@outcome-studio/shared/domain'
import { Disclosure } from '@outcome-studio/shared/ui'
import { isAboutStudy } from '../checking/groupByRule.ts'
import { RuleList } from './panelStyles.ts'
import { RuleGroupItem } from './RuleGroupItem.tsx'
import { StudyPointLine } from './StudyPointLine.tsx'
import { useGroupedRemarks } from './useGroupedRemarks.ts'

/**
 * The rules with remarks on several texts, for a narrow screen, where each remark is below its text too. Shown at once
 * are those that compare texts, and those that can be fixed in one edit.
 */
export function RuleSummary() {
  const { rules, singles } = useGroupedRemarks()
  const points = singles.flatMap(({ key, name, remarks }) =>
    remarks.filter(({ ruleId }) => isAboutStudy(ruleId)).map((remark) => ({ key, name, remark })),
  )
  const first = rules.filter(({ ruleId, fixable }) => isAboutStudy(ruleId) || fixable > 1)
  const others = rules.filter((group) => !first.includes(group))
  const item = (group: (typeof rules)[number]) => (
    <RuleGroupItem key={`${group.ruleId} ${group.severity}`} group={group} current={null} />
  )
  return (
    <>
      {points.length + first.length > 0 && (
        <RuleList role="list" aria-label="Found at single texts">
          {points.map((place) => (
            <StudyPointLine key={`${place.key} ${place.remark.ruleId}`} place={place} />
          ))}
          {first.map(item)}
        </RuleList>
      )}
      {others.length > 0 && (
        <Disclosure
          summary={`${counted(others.length, 'rule')} with ${first.length > 0 ? 'other ' : ''}remarks on several texts`}
        >
          <RuleList role="list">{others.map(item)}</RuleList>
        </Disclosure>
      )}
    </>
  )
}
