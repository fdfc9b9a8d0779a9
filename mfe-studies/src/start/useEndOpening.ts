import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutOpening } from '../core/opening.ts'

/** Returns a function that takes the beginning out of the address. */
export function useEndOpening(): () => void {
  const host = useHost()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    () => host.navigate(`${pathname}${withoutOpening(search)}${hash}`, { replace: true }),
    [host, pathname, search, hash],
  )
}
