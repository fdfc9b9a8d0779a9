import { STATEMENT_PARAMETER } from '@outcome-studio/shared/domain/areas'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Passes on the item that the address names, as in `?statement=…`, and removes the parameter, so that a reload does not
 * move focus again.
 */
export function useFollowedItem(follow: (id: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const id = query.get(STATEMENT_PARAMETER)
  const onFollow = useEffectEvent(follow)
  useEffect(() => {
    if (id === null) return
    setQuery(
      (before) => {
        before.delete(STATEMENT_PARAMETER)
        return before
      },
      { replace: true },
    )
    onFollow(id)
  }, [id, setQuery])
}
