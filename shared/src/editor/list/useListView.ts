import { useHost, usePauseOnPage } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListOrders, type ListView, readListView, writeListView } from './listView.ts'

/**
 * Pause in typing after which the address is updated, in milliseconds. Browsers limit the rate of history
 * changes.
 */
const PAUSE = 500

export interface ListViewing<Order extends string> extends ListView<Order> {
  readonly find: (query: string) => void
  readonly sort: (order: string) => void
  /** Updates the address now, before the member leaves the page. */
  readonly flush: () => void
}

/**
 * Filter and order of the list. Both are part of the address, so that they can be shared and restored.
 * @param orders a constant
 */
export function useListView<Order extends string>(orders: ListOrders<Order>): ListViewing<Order> {
  const host = useHost()
  const { pathname, search, hash } = useLocation()
  const [view, setView] = useState(() => readListView(orders, search))
  /**
   * Searches that this hook has written, oldest first. They arrive asynchronously, possibly after further
   * typing.
   */
  const written = useRef([search])

  useEffect(() => {
    const at = written.current.lastIndexOf(search)
    written.current = at === -1 ? [search] : written.current.slice(at)
    if (at === -1) setView(readListView(orders, search))
  }, [orders, search])

  const flush = useCallback(() => {
    const shown = readListView(orders, search)
    if (shown.query === view.query && shown.order === view.order) return
    const next = writeListView(orders, view, search)
    written.current = [...written.current, next]
    host.navigate(`${pathname}${next}${hash}`, { replace: true })
  }, [host, orders, view, pathname, search, hash])

  usePauseOnPage(flush, PAUSE)

  const find = useCallback((query: string) => setView((before) => ({ ...before, query })), [])
  const sort = useCallback(
    (chosen: string) => {
      const order = orders.find((known) => known === chosen)
      if (order !== undefined) setView((before) => ({ ...before, order }))
    },
    [orders],
  )
  return { ...view, find, sort, flush }
}
