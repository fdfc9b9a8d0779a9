import { Brand, color, media, PageHeader, radius, space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CONTENT_ID } from '../focus/focusContent.ts'
import { Footer } from './Footer.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
`

const Head = styled.header`
  display: grid;
  place-items: center;
  padding: clamp(${space(6)}, 11vh, ${space(28)}) ${space(4)} ${space(6)};
`

const Content = styled.main`
  width: min(400px, 100% - ${space(8)});

  @media (min-width: 960px) {
    &[data-wide='true'] {
      width: min(960px, 100% - ${space(16)});
    }
  }
  margin: 0 auto ${space(10)};
  outline: none;
`

// The card comes first, in the order of the keyboard too.
const Columns = styled.div`
  display: grid;
  gap: ${space(10)};

  @media (min-width: 960px) {
    &[data-wide='true'] {
      grid-template-columns: 400px minmax(0, 1fr);
      align-items: start;
      gap: ${space(16)};
    }
  }
`

const Card = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(8)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow-wrap: anywhere;

  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    padding: ${space(5)};
  }
`

interface PlainPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** Shown beside the card, or below it on a narrow screen. */
  readonly beside?: ReactNode
  /** 'alert' if the page reports a failure. */
  readonly role?: 'alert'
}

/** A screen without the sidebar, such as sign-in. The pages of the local identity provider have the same design. */
export function PlainPage({ title, lead, children, beside, role }: PlainPageProps) {
  return (
    <Frame>
      <Head>
        <Brand />
      </Head>
      <Content id={CONTENT_ID} tabIndex={-1} data-wide={beside !== undefined}>
        <Columns data-wide={beside !== undefined}>
          <Card role={role}>
            <PageHeader title={title} lead={lead} />
            {children}
          </Card>
          {beside}
        </Columns>
      </Content>
      <Footer year={new Date().getFullYear()} place="middle" />
    </Frame>
  )
}
