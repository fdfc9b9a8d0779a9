import type { Severity } from '@outcome-studio/shared/domain/study'
import { memo, useMemo } from 'react'
import { isSameRule, type RuleGroup } from '../checking/groupByRule.ts'
import { Entry } from './panelStyles.ts'
import { RemarkList } from './RemarkList.tsx'
import { useTextRemarks } from './useTextRemarks.ts'
import { useWriteText } from './useWriteText.ts'

interface TextRemarksProps {
  /** Key of the text. */
  readonly list: string
  /** Its number, or "Job" or "Executor". */
  readonly name: string
  readonly severity: Severity
  /** Rules whose remarks are listed elsewhere. */
  readonly except: readonly RuleGroup[]
  /** Whether the text has the focus. */
  readonly isCurrent: boolean
}

/** The remarks of one severity on one text, in the panel. */
export const TextRemarks = memo(function TextRemarks(props: TextRemarksProps) {
  const { list, name, severity, except, isCurrent } = props
  const all = useTextRemarks(list)
  const remarks = useMemo(
    () =>
      all.filter(
        (remark) => remark.severity === severity && !except.some((rule) => isSameRule(rule, remark)),
      ),
    [all, severity, except],
  )
  const write = useWriteText(list)
  return (
    <Entry data-current={isCurrent}>
      <RemarkList uuid={list} remarks={remarks} onTake={write} place={name} />
    </Entry>
  )
})
