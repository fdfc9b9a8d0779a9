import { color, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { Lock } from 'lucide-react'
import styled from 'styled-components'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.tiny};
  white-space: nowrap;

  & > svg {
    width: 12px;
    height: 12px;
  }
`

interface MembershipMarkProps {
  /** For `aria-describedby` of what it marks. */
  readonly id?: string
  /** What needs the membership, for a screen reader. */
  readonly children: string
}

/** Marks what asks a member without access for a membership, before it is pressed. */
export function MembershipMark({ id, children }: MembershipMarkProps) {
  return (
    <Mark id={id}>
      <Lock aria-hidden="true" />
      <span aria-hidden="true">Membership</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Mark>
  )
}
