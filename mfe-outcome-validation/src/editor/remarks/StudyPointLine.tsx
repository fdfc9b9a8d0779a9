import { RemarkLine } from '@outcome-studio/shared/editor'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { type RulePlace, titleOf } from '../checking/groupByRule.ts'
import { RulePlaces } from './RulePlaces.tsx'

/** Leads to the one text with a remark of a rule about the whole study, whose message is shown there. */
export function StudyPointLine({ place }: { readonly place: RulePlace }) {
  const { ruleId, severity } = place.remark
  return (
    <RemarkLine data-severity={severity}>
      <b>{SEVERITY_LABELS[severity]}</b> <span>{titleOf(ruleId)}:</span> <RulePlaces places={[place]} />
    </RemarkLine>
  )
}
