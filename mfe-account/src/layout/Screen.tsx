import { useHost } from '@outcome-studio/shared/feature'
import { Page, PageHeader, space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

// A container, because a modal is narrow even in a wide viewport.
const Column = styled.div`
  display: grid;
  gap: ${space(8)};
  container-type: inline-size;

  & > * {
    min-width: 0;
  }
`

// A wider form is hard to read.
const Measure = styled(Page)`
  max-width: 720px;
`

interface ScreenProps {
  readonly title: string
  readonly children: ReactNode
}

/** A screen of this feature: a page with a title, or the content of a modal, which already has one. */
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
