import { color, focusRing, space, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Nav = styled.nav`
  display: flex;
  gap: ${space(5)};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(Link)`
  ${focusRing};
  padding: ${space(2.5)} 0;
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font: ${type.control};
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
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
