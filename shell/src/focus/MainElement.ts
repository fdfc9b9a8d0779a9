import styled from 'styled-components'
import { CONTENT_ID } from './focusContent.ts'

/** The main element of a page without the sidebar, for content that does not render its own. */
export const MainElement = styled.main.attrs({ id: CONTENT_ID, tabIndex: -1 })`

  &&:focus-visible {
    outline: none;
  }
`
