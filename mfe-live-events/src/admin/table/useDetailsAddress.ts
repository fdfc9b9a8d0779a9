import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DETAILS_PARAMETER } from '../../core/adminAddresses.ts'

/** The id of the event whose details are edited, in the address; empty for none. The setter is stable. */
export function useDetailsAddress(): readonly [eventId: string, show: (eventId: string) => void] {
  const address = useSearchParams()
  const latest = useRef(address)
  latest.current = address
  const show = useCallback((eventId: string) => {
    const [query, setQuery] = latest.current
    const next = new URLSearchParams(query)
    if (eventId === '') next.delete(DETAILS_PARAMETER)
    else next.set(DETAILS_PARAMETER, eventId)
    setQuery(next, { replace: true })
  }, [])
  return [address[0].get(DETAILS_PARAMETER) ?? '', show]
}
