import {
  color,
  focusRing,
  media,
  space,
  TextLink,
  type,
  VisuallyHidden,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

/** On a phone a control looks as high as with a mouse, so that there is air around it; a finger has all of the bar. */
const lowControls = css`
  ${media.narrow} {
    & > :is(a, button),
    & > div > button {
      position: relative;
      height: 36px;
      min-height: 0;

      &::after {
        content: '';
        position: absolute;
        inset: ${space(-2)} 0;
      }
    }
    & > button:not([data-tone]) {
      width: 32px;
    }
  }
`

/** Stays visible while the document scrolls. On a phone it is one line, unless the window is very narrow. */
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
    gap: 0;
    padding: ${space(2)} 0;
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

/** On a phone the name of the document with the state of its save below it; else the children are on their own. */
export const Names = styled.div`
  display: contents;

  ${media.narrow} {
    display: block;
    flex: 1 1 0;
    min-width: 4.5rem;
    padding-right: ${space(2)};

    & > [role='status'] {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

/** The document's name, which stays in view on a wide screen. Between that and a phone it is for screen readers alone. */
export const DocumentTitle = styled(VisuallyHidden).attrs({ as: 'h1' })`
  ${media.wide} {
    ${shownTitle}
    padding-left: ${space(3)};
    border-left: 1px solid ${color.border};
  }
  /* A finger has no hover of its own: the name that is tapped shows all of itself until another place is. */
  ${media.narrow} {
    ${shownTitle}
    min-width: 0;

    &:hover,
    &:hover > button {
      overflow: visible;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`

/** The name as a button, which looks like the name. */
export const TitleButton = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: inherit;
  cursor: text;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};

  ${media.narrow} {
    margin-left: auto;
    /* The icon buttons have white space of their own. */
    gap: 0;
  }
  ${lowControls}
`

export const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${lowControls}
`

/** The less frequent actions of a phone, below the bar: they scroll away with the page, so that the name stays. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block: ${space(-1)};

  @media print {
    display: none;
  }
  ${lowControls}
`

/** Hidden on a phone, which has no keyboard. */
export const WithKeys = styled.span`
  ${media.narrow} {
    display: none;
  }
`
