import { SIDEBAR_WIDTH } from '@outcome-studio/shared/domain/base'
import { Outlet } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { ChecklistHighlight } from '../checklist/ChecklistHighlight.tsx'
import { usePerson } from '../core/PersonContext.ts'
import { CONTENT_ID } from '../focus/focusContent.ts'
import { Footer } from '../frame/Footer.tsx'
import { isHandheld } from './isHandheld.ts'
import { menuLayout } from './menuLayout.ts'
import { Sidebar } from './Sidebar.tsx'
import { SidebarPlaceholder } from './SidebarPlaceholder.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: ${SIDEBAR_WIDTH}px minmax(0, 1fr);
  min-height: calc(100dvh - var(--bottom-space, 0px));

  ${menuLayout(css`
    display: flex;
    flex-direction: column;
  `)}
  /* Navigation has no use on paper. */
  @media print {
    display: block;

    & nav,
    & footer {
      display: none;
    }
  }
`

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  grid-column: 2;
  min-width: 0;
`

const Content = styled.main`
  flex: 1;

  /* Focus comes here from a link, not from a key. The style of the page for every focused element is as specific. */
  &&:focus-visible {
    outline: none;
  }
  /* The content pushes the footer out of the window, which would be a layout shift if it were shown before. */
  &:empty + footer,
  &[data-loading] + footer {
    visibility: hidden;
  }
`

/** The layout of all screens for members. The sidebar appears once the user is signed in. */
export function SidebarLayout() {
  const person = usePerson()
  // AccountFailure is a whole page.
  if (person.state === 'unavailable') return <Outlet />
  return (
    <ChecklistHighlight>
      <Frame data-handheld={isHandheld(navigator)}>
        {person.state === 'signedIn' ? <Sidebar person={person} /> : <SidebarPlaceholder />}
        <Column>
          <Content id={CONTENT_ID} tabIndex={-1}>
            <Outlet />
          </Content>
          {/* Hidden while the screen is loading, to avoid a layout shift. */}
          {person.state !== 'unknown' && <Footer year={new Date().getFullYear()} place="side" />}
        </Column>
      </Frame>
    </ChecklistHighlight>
  )
}
