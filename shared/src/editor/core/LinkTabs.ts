import { color, space, tabStyle, type } from '@outcome-studio/shared/ui'
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
  ${tabStyle("aria-current='page'")};
  flex: none;
  padding: ${space(2)} 0;
  font: ${type.label};
`
