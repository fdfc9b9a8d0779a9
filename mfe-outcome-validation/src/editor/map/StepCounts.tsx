import type { JobStepView } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import { color, focusRing, radius, space, type, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import { List } from 'lucide-react'
import styled from 'styled-components'
import { keysOf, useWorstSeverity } from '../react/useWorstSeverity.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'
import { useOpenRemarks } from './useOpenRemarks.ts'

/** Quiet: each card has one. In line with the text of its step. */
const Open = styled.button`
  ${focusRing}
  min-height: 24px;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font: ${type.small};
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
`

/** A card has no space for words. On paper there is enough. */
const ON_SCREEN = '@media screen'

const InWords = styled.span`
  ${ON_SCREEN} {
    ${visuallyHiddenStyles}
  }
`

const InNumbers = styled.span`
  display: none;

  ${ON_SCREEN} {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    font-variant-numeric: tabular-nums;

    & > svg {
      width: 14px;
      height: 14px;
    }
    & > span {
      margin-left: ${space(2)};
    }
  }
`

interface StepCountsProps {
  readonly step: JobStepView
  readonly onOpen: () => void
}

/** How many statements and remarks a step has, as a link to its statements. */
export function StepCounts({ step, onOpen }: StepCountsProps) {
  const remarks = useOpenRemarks(step)
  const worst = useWorstSeverity(keysOf(step))
  const statements = step.statementIds.length
  const inWords = [
    counted(statements, 'outcome statement'),
    ...(remarks > 0 ? [counted(remarks, 'remark')] : []),
  ].join(', ')
  return (
    <Open type="button" title={inWords} onClick={onOpen}>
      <InWords>{inWords}</InWords>
      <InNumbers aria-hidden="true">
        <List />
        {statements}
        {worst && <SeverityDot severity={worst} />}
        {remarks > 0 && remarks}
      </InNumbers>
    </Open>
  )
}
