import { color, focusRing, radius, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { describeCounts } from '../checking/describeCounts.ts'
import { SEVERITIES } from '../checking/severities.ts'
import { SeverityDot } from './SeverityDot.tsx'
import { useRemarkCounts } from './useRemarkCounts.ts'

const Press = styled.button`
  ${focusRing};
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 36px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  & > svg {
    width: 16px;
    height: 16px;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`

const Counts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`

/** Beside the counts, where they leave space for it. */
const Word = styled.span`
  &:not(:only-child) {
    @media (max-width: 389px) {
      display: none;
    }
  }
`

interface RemarksButtonProps {
  /** Id of what it shows. */
  readonly controls: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** For a narrow screen: the number of remarks of each severity, which opens them. Nothing without remarks. */
export function RemarksButton({ controls, isOpen, onToggle }: RemarksButtonProps) {
  const { counts, hasAny } = useRemarkCounts()
  if (!hasAny) return null
  const found = SEVERITIES.filter((severity) => counts[severity] > 0)
  return (
    <Press type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <VisuallyHidden>Remarks: {describeCounts(counts)}</VisuallyHidden>
      <Counts aria-hidden="true">
        <Word>Remarks</Word>
        {found.map((severity) => [<SeverityDot key={severity} severity={severity} />, counts[severity]])}
      </Counts>
      <ChevronDown aria-hidden="true" />
    </Press>
  )
}
