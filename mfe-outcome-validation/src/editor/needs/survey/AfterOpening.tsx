import { type ReactNode, useDeferredValue } from 'react'
import styled from 'styled-components'

/** Close to the height of what follows. */
const Space = styled.div`
  height: 420px;
`

/**
 * The content of a dialog, in a second step after the dialog itself. Opening a dialog calculates the style of the whole
 * page, because all of it becomes inert; the page answers between that and the content.
 */
export function AfterOpening({ children }: { readonly children: ReactNode }) {
  const isOpen = useDeferredValue(true, false)
  return isOpen ? children : <Space />
}
