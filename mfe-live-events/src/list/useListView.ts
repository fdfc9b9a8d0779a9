import { useHost, usePauseOnPage } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListView, readListView, writeListView } from './listView.ts'

/** Pause in typing after which the address is updated, in milliseconds. Browsers limit the rate of history changes. */
const PAUSE = 500

interface ListViewing {
  readonly view: ListView
  readonly find: (query: string) => void
  /** Changes the view in a new history entry, so that the back button returns to the previous view. */
  readonly change: (changes: Partial<ListView>) => void
  /** Updates the address now, before the member leaves the page. */
  readonly flush: () => void
}

/** The view from the address. Typing changes the view at once, and the address after a pause. */
export function useListView(): ListViewing {
  const host = useHost()
  const { pathname, search } = useLocation()
  const stored = useMemo(() => readListView(search), [search])
  const [query, find] = useState(stored.query)
  const written = useRef(stored.query)
  useEffect(() => {
    // The address was changed by the browser's buttons or a link, not by typing.
    if (stored.query !== written.current) find(stored.query)
    written.current = stored.query
  }, [stored])
  const view = useMemo(() => ({ ...stored, query }), [stored, query])

  const write = useCallback(
    (next: ListView, replace: boolean) => {
      const address = writeListView(next, search)
      if (address === search) return
      written.current = next.query
      host.navigate(`${pathname}${address}`, { replace })
    },
    [host, pathname, search],
  )
  const flush = useCallback(() => {
    if (view.query !== stored.query) write(view, true)
  }, [view, stored, write])
  usePauseOnPage(flush, PAUSE)
  const change = useCallback(
    (changes: Partial<ListView>) => {
      if (changes.query !== undefined) find(changes.query)
      write({ ...view, ...changes }, false)
    },
    [view, write],
  )
  return { view, find, change, flush }
}
