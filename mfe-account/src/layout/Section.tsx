import { useHost } from '@outcome-studio/shared/feature'
import { color, space, type } from '@outcome-studio/shared/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { narrow } from './narrow.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)} ${space(6)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
  overflow-wrap: anywhere;

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 60ch;
`

const Title = styled.div`
  font: ${type.heading};
`

const Lead = styled.p`
  color: ${color.textMuted};
`

const Rest = styled.div`
  grid-column: 1 / -1;
  justify-self: stretch;
  display: grid;
  gap: ${space(3)};

  &:empty {
    display: none;
  }
`

interface SectionProps {
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly lead?: ReactNode
  /** What can be done, beside the words where there is room. */
  readonly action?: ReactNode
  /** What stands under both, over the whole width. */
  readonly children?: ReactNode
}

/** A part of a screen under a heading of its own, one level below the title of the page or of the modal. */
export const Section = ({ title, lead, action, children }: SectionProps) => {
  const { presentation } = useHost()
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId}>
      <Words>
        <Title as={presentation === 'modal' ? 'h3' : 'h2'} id={titleId}>
          {title}
        </Title>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {action}
      <Rest>{children}</Rest>
    </Frame>
  )
}
