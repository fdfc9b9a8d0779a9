import {
  color,
  media,
  space,
  TextLink,
  type,
  VisuallyHidden,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

/** Stays visible while the document scrolls. On a phone its first line, with the link back, scrolls away. */
export const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.canvas};

  @media print {
    display: none;
  }
  ${media.narrow} {
    top: -44px;
  }
  ${media.low} {
    position: static;
  }
`

export const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-right: auto;
  padding: ${space(1)} 0;
  color: ${color.textMuted};
  font: ${type.label};
  text-decoration: none;

  & > svg {
    width: 16px;
    height: 16px;
  }
  /* On a phone the arrow alone leaves room for the name. */
  ${media.narrow} {
    justify-content: center;
    min-width: 32px;
    min-height: 32px;
    margin: 0 0 0 ${space(-2)};

    & > span {
      ${visuallyHiddenStyles}
    }
  }
`

const shownTitle = css`
  position: static;
  flex: 1 1 0;
  width: auto;
  min-width: 8rem;
  height: auto;
  margin: 0;
  clip-path: none;
  font: ${type.control};
  text-overflow: ellipsis;
`

/** The document's name, which stays in view on a wide screen. Between that and a phone it is for screen readers alone. */
export const DocumentTitle = styled(VisuallyHidden).attrs({ as: 'h1' })`
  ${media.wide} {
    ${shownTitle}
    padding-left: ${space(3)};
    border-left: 1px solid ${color.border};
  }
  ${media.narrow} {
    ${shownTitle}
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};

  ${media.narrow} {
    flex: 1 1 100%;
    /* The icon buttons have white space of their own. Without a gap "Unsaved changes" fits into the line. */
    gap: ${space(1)} 0;
  }
`

/** On a phone these are in the line of the link back, so that save and undo fit into the sticky line. */
export const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

/** Hidden on a phone, which has no keyboard. */
export const WithKeys = styled.span`
  ${media.narrow} {
    display: none;
  }
`
