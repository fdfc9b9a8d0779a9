import { color, space, tabStyle, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Nav = styled.nav`
  display: flex;
  gap: ${space(5)};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(Link)`
  ${tabStyle("aria-current='page'")};
  padding: ${space(2.5)} 0;
  font: ${type.control};
`

/** Links between the events and the instructors; each has an address. */
export function AdminTabs({ current }: { readonly current: 'events' | 'instructors' }) {
  return (
    <Nav aria-label="What to edit">
      <Tab to="?" aria-current={current === 'events' ? 'page' : undefined}>
        Events
      </Tab>
      <Tab to="?view=instructors" aria-current={current === 'instructors' ? 'page' : undefined}>
        Instructors
      </Tab>
    </Nav>
  )
}
