import { color, focusRing, space, type } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useEditor } from '../binding/EditorContext.ts'
import { EDITOR_VIEWS } from './EDITOR_VIEWS.ts'
import { useView } from './useView.ts'

const Tabs = styled.nav`
  @media print {
    display: none;
  }
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(Link)`
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
`

const WRITE = 'Write'

/** Links to each way of looking at the study: each has an address of its own. The keyboard stays on the link. */
export const ViewTabs = () => {
  const { announcement } = useEditor()
  const [view] = useView()
  const label = view?.label ?? WRITE
  const shown = useRef(label)
  useEffect(() => {
    if (shown.current === label) return
    shown.current = label
    announcement.set(`${label}: this view of the study is shown.`)
  }, [label, announcement])
  return (
    <Tabs aria-label="Views of the study">
      <Tab to="?" aria-current={view === null ? 'page' : undefined}>
        {WRITE}
      </Tab>
      {EDITOR_VIEWS.map(({ id, label }) => (
        <Tab key={id} to={`?view=${id}`} aria-current={view?.id === id ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </Tabs>
  )
}
