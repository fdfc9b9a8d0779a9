import { color, media, space, type, WidePage } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Little stands above the first event. */
export const ListPage = styled(WidePage)`
  gap: ${space(4)};

  ${media.wide} {
    padding-top: ${space(6)};
  }
`

/** Title, number of events, and what concerns all of them, in one line where there is space. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  & > h1 {
    font: ${type.title};
    letter-spacing: -0.02em;
  }
  & > [role='status'] {
    flex: 1;
    color: ${color.textMuted};
    font: ${type.small};
    white-space: nowrap;
  }
  & > a {
    font: ${type.small};
  }
  /* A longer number of events wraps, so that the search field stays where it is while the member types. */
  ${media.narrow} {
    & > [role='status'] {
      font: ${type.tiny};
      white-space: normal;
    }
  }
`
