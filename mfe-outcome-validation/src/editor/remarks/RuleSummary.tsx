import { counted } from '@outcome-studio/shared/domain/base'
import { Disclosure } from '@outcome-studio/shared/ui'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { isAboutStudy, type RuleGroup } from '../checking/groupByRule.ts'
import type { SeverityGroup } from '../checking/groupBySeverity.ts'
import { remarksId, WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { RuleList } from './panelStyles.ts'
import { RemarkDismissed } from './RemarkDismissed.tsx'
import { RemarkItems } from './RemarkItems.tsx'
import { RuleGroupItem } from './RuleGroupItem.tsx'
import { StudyPointLine } from './StudyPointLine.tsx'
import { useSeverityGroups } from './useSeverityGroups.ts'

/**
 * For a narrow screen, where each remark is below its text too: the remarks about the whole study, and the rules with
 * remarks on several texts, worst severity first. Shown at once are those that compare texts, and those that can be
 * fixed in one edit.
 */
export function RuleSummary() {
  const { groups } = useSeverityGroups()
  const others = groups.flatMap(({ rules }) => rules.filter((group) => !isShownAtOnce(group)))
  return (
    <>
      {groups.map((group) => (
        <FirstRemarks key={group.severity} group={group} />
      ))}
      <RemarkDismissed list={WHOLE_STUDY} />
      {others.length > 0 && (
        <Disclosure
          summary={`${counted(others.length, 'rule')} with ${
            groups.some(({ rules }) => rules.some(isShownAtOnce)) ? 'other ' : ''
          }remarks on several texts`}
        >
          <RuleList role="list">{others.map(toItem)}</RuleList>
        </Disclosure>
      )}
    </>
  )
}

/** What is shown at once of one severity. */
function FirstRemarks({ group: { severity, study, rules, singles } }: { readonly group: SeverityGroup }) {
  const points = singles.flatMap(({ key, name, remarks }) =>
    remarks.filter(({ ruleId }) => isAboutStudy(ruleId)).map((remark) => ({ key, name, remark })),
  )
  const first = rules.filter(isShownAtOnce)
  return (
    <>
      <RemarkItems list={WHOLE_STUDY} id={remarksId(`${WHOLE_STUDY}-${severity}`)} remarks={study} />
      {points.length + first.length > 0 && (
        <RuleList role="list" aria-label={`${SEVERITY_LABELS[severity]}s found at single texts`}>
          {points.map((place) => (
            <StudyPointLine key={`${place.key} ${place.remark.ruleId}`} place={place} />
          ))}
          {first.map(toItem)}
        </RuleList>
      )}
    </>
  )
}

const isShownAtOnce = ({ ruleId, fixable }: RuleGroup): boolean => isAboutStudy(ruleId) || fixable > 1

const toItem = (group: RuleGroup) => (
  <RuleGroupItem key={`${group.ruleId} ${group.severity}`} group={group} current={null} />
)
