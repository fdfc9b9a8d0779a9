import { useHost } from '@outcome-studio/shared/feature'
import { media, Page, PageHeader, pageWidth, space } from '@outcome-studio/shared/ui'
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

  ${media.wide} {
    &[data-wide] {
      max-width: ${pageWidth.wide};
    }
  }
`

interface ScreenProps {
  readonly title: string
  /** Uses the width of a large window, for content in columns. */
  readonly isWide?: boolean | undefined
  readonly children: ReactNode
}

/** A screen of this feature: a page with a title, or the content of a modal, which already has one. */
export function Screen({ title, isWide = false, children }: ScreenProps) {
  const { presentation } = useHost()
  const column = <Column>{children}</Column>
  if (presentation === 'modal') return column
  return (
    <Measure data-wide={isWide || undefined}>
      <PageHeader title={title} />
      {column}
    </Measure>
  )
}
