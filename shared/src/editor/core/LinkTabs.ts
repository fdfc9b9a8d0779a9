import { color, focusRing, space, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Links to several ways of looking at one thing, of which one is current. Not printed. */
export const LinkTabs = styled.nav`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};

  @media print {
    display: none;
  }
`

/** One of them; `aria-current="page"` marks the current one. */
export const LinkTab = styled(Link)`
  ${focusRing};
  flex: none;
  padding: ${space(2)} 0;
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font: ${type.label};
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  @media (forced-colors: active) {
    /* Transparent borders get the color of text there, and every tab would look current. */
    border-bottom-color: Canvas;

    &[aria-current='page'] {
      border-bottom: 4px solid Highlight;
    }
  }
`
