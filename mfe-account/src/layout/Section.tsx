import { useHost } from '@outcome-studio/shared/feature'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { narrow } from './layoutStyles.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)} ${space(6)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
  overflow-wrap: anywhere;

  &[data-danger] {
    padding: ${space(4)} ${space(5)};
    border: 1px solid ${color.danger};
    border-radius: ${radius.large};
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`

const Text = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 60ch;
`

const Title = styled.div`
  font: ${type.heading};
`

const Lead = styled.p`
  color: ${color.textMuted};
  text-wrap: pretty;
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
  /** One or two sentences on its purpose. */
  readonly lead?: ReactNode
  /** Its button, next to the text if the width allows. */
  readonly action?: ReactNode
  /** Content below title, lead and action, over the full width. */
  readonly children?: ReactNode
  /** The action cannot be undone. */
  readonly isDanger?: boolean
}

/** A part of a screen. Its heading is one level below the title of the page or the modal. */
export function Section({ title, lead, action, children, isDanger = false }: SectionProps) {
  const { presentation } = useHost()
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId} data-danger={isDanger || undefined}>
      <Text>
        <Title as={presentation === 'modal' ? 'h3' : 'h2'} id={titleId}>
          {title}
        </Title>
        {lead && <Lead>{lead}</Lead>}
      </Text>
      {action}
      <Rest>{children}</Rest>
    </Frame>
  )
}
