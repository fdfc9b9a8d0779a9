import { color, focusRing, radius, space } from '@outcome-studio/shared/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styled from 'styled-components'

const StyledButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRing}

  & > svg {
    width: 14px;
    height: 14px;
  }
  &:hover {
    color: ${color.accent};
  }
`

interface SortHeadingProps {
  readonly label: string
  /** null while the table is sorted by another column. */
  readonly direction: 'ascending' | 'descending' | null
  readonly onSort: () => void
}

/** Button in a column's heading that sorts by it. Another press reverses the order. */
export function SortHeading({ label, direction, onSort }: SortHeadingProps) {
  return (
    <StyledButton type="button" onClick={onSort}>
      {label}
      {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
      {direction === 'descending' && <ArrowDown aria-hidden="true" />}
    </StyledButton>
  )
}
