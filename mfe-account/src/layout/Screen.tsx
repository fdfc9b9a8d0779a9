import { useHost } from '@outcome-studio/shared/feature'
import { Page, PageHeader, space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

// Whatever is inside asks for the room here, not for the window's: a modal is narrow on a wide screen.
const Column = styled.div`
  display: grid;
  gap: ${space(8)};
  container-type: inline-size;

  & > * {
    min-width: 0;
  }
`

// Wider, a form is hard to read across.
const Measure = styled(Page)`
  max-width: 720px;
`

interface ScreenProps {
  readonly title: string
  readonly children: ReactNode
}

/** A screen of this feature: a page with its title, or the content of a modal, which has a title already. */
export function Screen({ title, children }: ScreenProps) {
  const { presentation } = useHost()
  const column = <Column>{children}</Column>
  if (presentation === 'modal') return column
  return (
    <Measure>
      <PageHeader title={title} />
      {column}
    </Measure>
  )
}
