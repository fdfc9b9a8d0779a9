import { Brand, color, media, PageHeader, radius, space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { CONTENT_ID } from '../focus/focusContent.ts'
import { Footer } from './Footer.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: calc(100dvh - var(--bottom-space, 0px));
`

/** From this width there are two columns, if the second one has content. */
const TWO_COLUMNS = '@media (min-width: 960px)'

const column = css`
  width: min(400px, 100% - ${space(8)});
  margin: 0 auto;

  ${TWO_COLUMNS} {
    &[data-wide='true'] {
      width: min(1080px, 100% - ${space(16)});
    }
  }
`

const Head = styled.header`
  ${column}
  display: grid;
  justify-items: center;
  padding: clamp(${space(6)}, 11vh, ${space(28)}) 0 ${space(6)};

  /* Where there is more than the card, all of it begins at one edge. */
  &[data-wide='true'] {
    justify-items: start;
  }
`

const Content = styled.main`
  ${column}
  margin-bottom: ${space(10)};

  &&:focus-visible {
    outline: none;
  }
`

// The card comes first, also in the tab order.
const Columns = styled.div`
  display: grid;
  gap: ${space(10)};

  ${TWO_COLUMNS} {
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
  /** Shown next to the card, or below it on a narrow screen. */
  readonly aside?: ReactNode
  /** 'alert' if the page reports a failure. */
  readonly role?: 'alert'
}

/** A screen without the sidebar, such as sign-in. The pages of the local identity provider have the same design. */
export function PlainPage({ title, lead, children, aside, role }: PlainPageProps) {
  const isWide = aside !== undefined
  return (
    <Frame>
      <Head data-wide={isWide}>
        <Brand />
      </Head>
      <Content id={CONTENT_ID} tabIndex={-1} data-wide={isWide}>
        <Columns data-wide={isWide}>
          <Card role={role}>
            <PageHeader title={title} lead={lead} />
            {children}
          </Card>
          {aside}
        </Columns>
      </Content>
      <Footer year={new Date().getFullYear()} place="middle" />
    </Frame>
  )
}
