import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(12)} ${space(6)};
  border: 1px dashed ${color.border};
  border-radius: ${radius.large};
  text-align: center;

  & > svg {
    width: 28px;
    height: 28px;
    color: ${color.textMuted};
  }
`

const Title = styled.h2`
  font: ${type.heading};
`

const Text = styled.p`
  max-width: 44ch;
  color: ${color.textMuted};
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(3)};
`

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
  /** 1 if the page has no other content. Default 2. */
  readonly level?: 1 | 2
}

/** Replaces an empty list: says why it is empty and offers the first step. */
export function EmptyState({ title, children, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <Frame>
      {icon}
      <Title as={level === 1 ? 'h1' : 'h2'}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Frame>
  )
}
