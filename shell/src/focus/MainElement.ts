import styled from 'styled-components'
import { CONTENT_ID } from './focusContent.ts'

/** The main part of a page without the sidebar, for whatever does not bring one along. */
export const MainElement = styled.main.attrs({ id: CONTENT_ID, tabIndex: -1 })`
  outline: none;
`
