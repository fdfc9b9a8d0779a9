import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DETAILS_PARAMETER, FROM_EVENT, FROM_PARAMETER } from '../../core/adminAddresses.ts'
import { memberAddress } from '../core/adminAddress.ts'

export interface DetailsAddress {
  /** The id of the event whose details are edited; empty for none. */
  readonly eventId: string
  /** Whether the event's page led here. */
  readonly isFromEvent: boolean
  /** Edits the details of an event. Stable. */
  readonly show: (eventId: string) => void
  /** Ends the editing and stays in the table. */
  readonly close: () => void
  /** Ends the editing where it began: on the event's page, or in the table. */
  readonly leave: () => void
}

/** The event whose details are edited, in the address. */
export function useDetailsAddress(): DetailsAddress {
  const host = useHost()
  const address = useSearchParams()
  const latest = useRef(address)
  latest.current = address
  const show = useCallback((shown: string) => {
    const [query, setQuery] = latest.current
    const next = new URLSearchParams(query)
    next.delete(FROM_PARAMETER)
    if (shown === '') next.delete(DETAILS_PARAMETER)
    else next.set(DETAILS_PARAMETER, shown)
    setQuery(next, { replace: true })
  }, [])
  const [query] = address
  const eventId = query.get(DETAILS_PARAMETER) ?? ''
  const isFromEvent = query.get(FROM_PARAMETER) === FROM_EVENT
  const close = () => show('')
  return {
    eventId,
    isFromEvent,
    show,
    close,
    leave: isFromEvent ? () => host.navigate(memberAddress(eventId), { replace: true }) : close,
  }
}
