import { STUDY_ORDERS, type StudyOrder } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListView, readListView, writeListView } from './listView.ts'

/**
 * Pause in typing after which the address is updated, in milliseconds. Browsers limit the rate of history
 * changes.
 */
const PAUSE = 500

export interface ListViewing extends ListView {
  readonly find: (query: string) => void
  readonly sort: (order: string) => void
  /** Updates the address now, before the member leaves the page. */
  readonly flush: () => void
}

/** Filter and order of the list. Both are part of the address, so that they can be shared and restored. */
export function useListView(): ListViewing {
  const host = useHost()
  const { pathname, search, hash } = useLocation()
  const [view, setView] = useState(() => readListView(search))
  /**
   * Searches that this hook has written, oldest first. They arrive asynchronously, possibly after further
   * typing.
   */
  const written = useRef([search])

  useEffect(() => {
    const at = written.current.lastIndexOf(search)
    written.current = at === -1 ? [search] : written.current.slice(at)
    if (at === -1) setView(readListView(search))
  }, [search])

  const flush = useCallback(() => {
    const shown = readListView(search)
    if (shown.query === view.query && shown.order === view.order) return
    const next = writeListView(view, search)
    written.current = [...written.current, next]
    host.navigate(`${pathname}${next}${hash}`, { replace: true })
  }, [host, view, pathname, search, hash])

  useEffect(() => {
    const timer = setTimeout(flush, PAUSE)
    return () => clearTimeout(timer)
  }, [flush])

  const find = useCallback((query: string) => setView((before) => ({ ...before, query })), [])
  const sort = useCallback((chosen: string) => {
    const order = STUDY_ORDERS.find((known): known is StudyOrder => known === chosen)
    if (order) setView((before) => ({ ...before, order }))
  }, [])
  return { ...view, find, sort, flush }
}
