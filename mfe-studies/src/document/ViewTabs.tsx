import { LinkTab, LinkTabs, useEditor } from '@outcome-studio/shared/editor'
import { useEffect, useRef } from 'react'
import { MAP_VIEW, NEEDS_VIEWS, useNeedsView } from '../core/useNeedsView.ts'

/** Links to the views of the needs document. Each view has its own address, and focus stays on the link. */
export function ViewTabs() {
  const { announce } = useEditor()
  const [view] = useNeedsView()
  const label = view?.label ?? MAP_VIEW.label
  const shown = useRef(label)
  useEffect(() => {
    if (shown.current === label) return
    shown.current = label
    announce(`${label}: this view of the needs document is shown.`)
  }, [label, announce])
  return (
    <LinkTabs aria-label="Views of the needs document">
      <LinkTab to="?" aria-current={view === null ? 'page' : undefined}>
        {MAP_VIEW.label}
      </LinkTab>
      {NEEDS_VIEWS.map((each) => (
        <LinkTab
          key={each.id}
          to={`?view=${each.id}`}
          aria-current={view?.id === each.id ? 'page' : undefined}
        >
          {each.label}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
