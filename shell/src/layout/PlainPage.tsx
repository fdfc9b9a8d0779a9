import { Page, PageHeader } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CONTENT_ID } from './focusContent.ts'

const Content = styled.main`
  outline: none;
`

const Narrow = styled(Page)`
  max-width: 560px;
`

interface PlainPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A screen without the sidebar: sign-in and its neighbours. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <Content id={CONTENT_ID} tabIndex={-1}>
      <Narrow>
        <PageHeader title={title} lead={lead} />
        {children}
      </Narrow>
    </Content>
  )
}
