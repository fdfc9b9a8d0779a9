import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { media } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
`

/** A long lead wraps before the actions do. */
const Text = styled.div`
  display: grid;
  flex: 1 1 20rem;
  gap: ${space(1)};
  min-width: 0;
`

const Title = styled.h1`
  font: ${type.title};
  letter-spacing: -0.02em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`

const Lead = styled.p`
  color: ${color.textMuted};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  /* The buttons fill their lines: there may be more than fit into one. The main one, at the end otherwise, comes first. */
  ${media.narrow} {
    flex: 1 1 100%;

    & > :is(button, a) {
      flex: 1 0 auto;
    }
    & > :is(button, a):last-child:nth-child(n + 3) {
      flex-basis: 100%;
      order: -1;
    }
  }
`

interface PageHeaderProps {
  readonly title: string
  /** One sentence under the title. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
}

/** The only first-level heading of a screen, with the actions for the whole screen. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Frame>
      <Text>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </Text>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}
