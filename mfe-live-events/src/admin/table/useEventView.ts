import { usePauseOnPage } from '@outcome-studio/shared/feature'
import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type EventView, STATUS_FILTERS, TIME_FILTERS } from './eventView.ts'

/** Milliseconds without a key. */
const PAUSE = 300

/** The view from the address, so that it is restored on the way back from an event's registrants. */
export function useEventView(): readonly [EventView, (change: Partial<EventView>) => void] {
  const [query, setQuery] = useSearchParams()
  const [view, setView] = useState<EventView>(() => ({
    search: query.get('q') ?? '',
    status: STATUS_FILTERS.find(({ value }) => value === query.get('status'))?.value ?? 'all',
    time: TIME_FILTERS.find(({ value }) => value === query.get('time'))?.value ?? 'all',
  }))
  const { search, status, time } = view

  const address = useRef(query)
  address.current = query

  const follow = useCallback(() => {
    const next = new URLSearchParams(address.current)
    const values = { q: search, status: status === 'all' ? '' : status, time: time === 'all' ? '' : time }
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    if (next.toString() !== address.current.toString()) setQuery(next, { replace: true })
  }, [search, status, time, setQuery])
  // The page follows each key at once, the address when there is a pause.
  usePauseOnPage(follow, PAUSE)

  return [view, useCallback((change) => setView((before) => ({ ...before, ...change })), [])]
}
