import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { isSameRule, type RuleGroup } from '../checking/groupByRule.ts'
import { RemarkActions } from './RemarkActions.tsx'
import { useShownRemarks } from './useShownRemarks.ts'
import { useTextRemarks } from './useTextRemarks.ts'
import { useWriteText } from './useWriteText.ts'

const Line = styled.div`
  margin-top: ${space(1)};

  & > b {
    margin-right: ${space(2)};
    font-weight: 600;
  }
`

interface CurrentRemarksProps {
  /** Key of the text. */
  readonly list: string
  /** Its number, or "Job" or "Executor". */
  readonly name: string
  readonly group: RuleGroup
}

/** What can be done about a rule's remarks on one text alone, and the message where the texts have different ones. */
export function CurrentRemarks({ list, name, group }: CurrentRemarksProps) {
  const remarks = useShownRemarks(useTextRemarks(list)).filter((remark) => isSameRule(group, remark))
  const write = useWriteText(list)
  return remarks.map((remark) => (
    <Line key={`${remark.span?.start} ${remark.message}`} data-remarks={list}>
      <b>{name}</b> {group.message === null && <span>{remark.message}</span>}{' '}
      <RemarkActions list={list} remark={remark} onTake={write} isInPanel={false} />
    </Line>
  ))
}
