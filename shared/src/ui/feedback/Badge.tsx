import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const StyledBadge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 1px ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  font: ${type.label};
  white-space: nowrap;

  &[data-tone='neutral'] {
    background: ${color.sunken};
    color: ${color.textMuted};
  }
  &[data-tone='primary'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`

interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'primary' | 'danger'
}

/** A short label for a state. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <StyledBadge data-tone={tone}>{children}</StyledBadge>
}
