import type { Severity } from '@outcome-studio/shared/domain/study'
import { color } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Square for errors, triangle for warnings, ring for hints: the shapes differ for those who do not see the colors. */
const Shape = styled.span`
  flex: none;
  display: inline-block;
  width: 8px;
  height: 8px;
  forced-color-adjust: none;

  &[data-severity='error'] {
    border-radius: 2px;
    background: ${color.danger};
  }
  &[data-severity='warning'] {
    background: ${color.warning};
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  &[data-severity='hint'] {
    border: 2px solid ${color.hint};
    border-radius: 50%;
  }
  @media print {
    display: none;
  }
`

interface SeverityDotProps {
  readonly severity: Severity
  /** Shown on hover. Screen readers have the remarks themselves. */
  readonly title?: string
}

/** A small mark of a severity. */
export function SeverityDot({ severity, title }: SeverityDotProps) {
  return <Shape aria-hidden="true" data-severity={severity} title={title} />
}
