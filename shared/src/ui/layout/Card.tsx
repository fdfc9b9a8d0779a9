import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { media, radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow-wrap: anywhere;

  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    padding: ${space(4)};
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
`

const Text = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  /* A sentence takes a row of its own rather than a narrow column beside the actions. */
  &:has(p) {
    flex-basis: 240px;
  }
`

const Title = styled.h2`
  font: ${type.heading};
  letter-spacing: -0.01em;
`

const Lead = styled.p`
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

interface CardProps {
  readonly title: string
  /** A sentence under the title. */
  readonly lead?: ReactNode
  /** Actions for the whole card. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A self-contained part of a screen with a second-level heading. */
export function Card({ title, lead, actions, children }: CardProps) {
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <Text>
          <Title id={titleId}>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Text>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Frame>
  )
}
