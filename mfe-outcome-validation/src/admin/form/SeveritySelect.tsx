import type { Severity } from '@outcome-studio/shared/domain/study'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint']

const StyledSelect = styled.select`
  min-height: 32px;
  max-width: 100%;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.small};
  cursor: pointer;

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    font-size: 1rem;
  }
`

interface SeveritySelectProps {
  readonly label: string
  /** undefined: the method's severity. */
  readonly value: Severity | undefined
  readonly method: Severity
  readonly isDisabled: boolean
  readonly onChange: (severity: Severity | undefined) => void
}

/** Selects the severity of a method's rule: the method's own or another. */
export function SeveritySelect({ label, value, method, isDisabled, onChange }: SeveritySelectProps) {
  return (
    <StyledSelect
      aria-label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(event) => onChange(SEVERITIES.find((each) => each === event.currentTarget.value))}
    >
      <option value="">As in the method: {method}</option>
      {SEVERITIES.map((severity) => (
        <option key={severity} value={severity}>
          {severity}
        </option>
      ))}
    </StyledSelect>
  )
}
