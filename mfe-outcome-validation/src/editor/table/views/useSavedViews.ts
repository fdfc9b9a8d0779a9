import { useHost, useReadable } from '@outcome-studio/shared/feature'
import { storedJson, TABLE_VIEWS } from '@outcome-studio/shared/storage'
import { useMemo, useState } from 'react'
import { useEditor } from '../../react/EditorContext.ts'
import { parseViews, type SavedView, VIEW_LIMITS, withView } from './SavedView.ts'

interface SavedViews {
  readonly views: readonly SavedView[]
  /** @returns what prevents saving; null if it is saved */
  readonly save: (view: SavedView) => string | null
  readonly remove: (name: string) => void
}

const NONE: readonly SavedView[] = []

/** The saved views of the open study, which are stored on this device for each member. */
export function useSavedViews(): SavedViews {
  const host = useHost()
  const { session } = useEditor()
  const member = useReadable(host.member)
  const owner = member?.id ?? ''
  const stored = useMemo(
    () =>
      storedJson(
        window,
        TABLE_VIEWS,
        parseViews,
        `${encodeURIComponent(owner)}:${encodeURIComponent(session.uuid)}`,
      ),
    [owner, session],
  )
  const [views, setViews] = useState(() => stored.get() ?? NONE)

  const put = (next: readonly SavedView[]): string | null => {
    const result = stored.set(next)
    if (!result.isStored) {
      return result.reason === 'full'
        ? 'The browser’s storage is full. Delete other saved views, then save again.'
        : 'This browser stores nothing for this page. Allow site data, then save again.'
    }
    setViews(next)
    return null
  }
  return {
    views,
    save: (view) => {
      // Another tab may have saved one in the meantime.
      const next = withView(stored.get() ?? NONE, view)
      return next.length > VIEW_LIMITS.count
        ? `A study has at most ${VIEW_LIMITS.count} saved views. Delete one, then save again.`
        : put(next)
    },
    remove: (name) => void put((stored.get() ?? NONE).filter((each) => each.name !== name)),
  }
}
