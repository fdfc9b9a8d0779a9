import { LinkTab, LinkTabs } from '@outcome-studio/shared/editor'
import { useEffect, useRef } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { EDITOR_VIEWS, WRITE_VIEW } from './EDITOR_VIEWS.ts'
import { useView } from './useView.ts'

interface ViewTabsProps {
  /** Whether the study can have versions. */
  readonly isStored: boolean
}

/** Links to the views of the study. Each view has its own address, and focus stays on the link. */
export function ViewTabs({ isStored }: ViewTabsProps) {
  const { announcement } = useEditor()
  const [view] = useView()
  const label = view?.label ?? WRITE_VIEW.label
  const shown = useRef(label)
  useEffect(() => {
    if (shown.current === label) return
    shown.current = label
    announcement.set(`${label}: this view of the study is shown.`)
  }, [label, announcement])
  return (
    <LinkTabs aria-label="Views of the study">
      <LinkTab to="?" aria-current={view === null ? 'page' : undefined}>
        {WRITE_VIEW.label}
      </LinkTab>
      {EDITOR_VIEWS.filter(({ id }) => isStored || id !== 'history').map(({ id, label }) => (
        <LinkTab key={id} to={`?view=${id}`} aria-current={view?.id === id ? 'page' : undefined}>
          {label}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
