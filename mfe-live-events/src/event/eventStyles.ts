import { media, Page, pageWidth, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The column of an event's page. */
export const EventPage = styled(Page)`
  ${media.wide} {
    max-width: ${pageWidth.wide};
  }
`

export const Head = styled.div`
  display: grid;
  gap: ${space(3)};
`

/** One column; from 1200 px a second one at the right, unless there is nothing for the first. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.wide} {
    grid-template: 'content attend' auto 'content instructor' 1fr / minmax(0, 1fr) 360px;
    align-items: start;

    &:has(> [data-part='content']:empty) {
      grid-template: 'attend' auto 'instructor' auto / minmax(0, 856px);
    }
  }
`

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  &:empty {
    display: none;
  }
  ${media.wide} {
    &[data-part='attend'] {
      grid-area: attend;
    }
    &[data-part='content'] {
      grid-area: content;
    }
    &[data-part='instructor'] {
      grid-area: instructor;
    }
  }
`

export const When = styled.div`
  display: grid;
  gap: ${space(2)};
`
