import { counted } from '@outcome-studio/shared/domain/base'
import { RemarkButton, useReadOnly } from '@outcome-studio/shared/editor'
import { memo, useRef, useState } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import type { RuleGroup } from '../checking/groupByRule.ts'
import { CurrentRemarks } from './CurrentRemarks.tsx'
import { FixAllButton } from './FixAllButton.tsx'
import { RuleLine } from './panelStyles.ts'
import { RemarkButtons } from './RemarkButtons.ts'
import { RemarkDismissal } from './RemarkDismissal.tsx'
import { RemarkWhy, WhyButton } from './RemarkWhy.tsx'
import { RulePlaces } from './RulePlaces.tsx'
import { useDismissing } from './useDismissing.ts'

interface RuleGroupItemProps {
  readonly group: RuleGroup
  /** Key of the text that has the focus; null if it is not one of the group. */
  readonly current: string | null
}

/**
 * The remarks of one rule on several texts: the sentence once, the texts, and what can be done about all of them. For
 * the text with the focus there is also what can be done about it alone.
 */
export const RuleGroupItem = memo(function RuleGroupItem({ group, current }: RuleGroupItemProps) {
  const { ruleId, severity, title, message, places, fixable } = group
  const [isWhy, setWhy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // The next check makes another group, or none.
  const [dismissed, setDismissed] = useState<RuleGroup | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { dismiss } = useDismissing()
  const isReadOnly = useReadOnly()
  if (dismissed === group) return null
  const all = `all ${counted(places.length, severity)} ${ruleId}`
  const remarks = places.map(({ remark }) => remark)
  const here = places.find(({ key }) => key === current)
  return (
    <RuleLine data-severity={severity} data-current={here !== undefined}>
      <b>{SEVERITY_LABELS[severity]}</b> <span>{message ?? `${title}:`}</span>{' '}
      <RulePlaces places={places} current={current} />{' '}
      <RemarkButtons data-in-panel="">
        {!isReadOnly && fixable > 1 && <FixAllButton group={group} />}
        <WhyButton ruleId={ruleId} isOpen={isWhy} onPress={() => setWhy(!isWhy)} />
        {!isReadOnly && (
          <RemarkButton
            ref={button}
            type="button"
            data-quiet
            aria-label={`Dismiss ${all}`}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            Dismiss all
          </RemarkButton>
        )}
      </RemarkButtons>
      {isWhy && <RemarkWhy remarks={remarks} />}
      {isAsking && !isReadOnly && (
        <RemarkDismissal
          name={all}
          count={places.length}
          onDismiss={(reason) => {
            dismiss(places, reason)
            setAsking(false)
            setDismissed(group)
          }}
          onCancel={() => {
            setAsking(false)
            button.current?.focus()
          }}
        />
      )}
      {here && <CurrentRemarks list={here.key} name={here.name} group={group} />}
    </RuleLine>
  )
})
