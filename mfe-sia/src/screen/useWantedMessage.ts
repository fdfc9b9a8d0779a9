import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { WantedMessage } from '../conversation/useShownMessage.ts'
import { readMessageSearch } from '../domain/conversation/messageSearch.ts'

/** The message that the address names; each navigation to it asks again. */
export function useWantedMessage(): WantedMessage | null {
  const { search, key } = useLocation()
  return useMemo(() => {
    const id = readMessageSearch(search)
    return id === null ? null : { id, key }
  }, [search, key])
}
