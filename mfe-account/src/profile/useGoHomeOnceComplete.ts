import { isProfileComplete, type Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'

/**
 * Navigates to the home page once an incomplete profile has become complete. It waits for the record, because the host
 * would redirect back until then.
 */
export function useGoHomeOnceComplete(member: Member): void {
  const host = useHost()
  const isComplete = isProfileComplete(member)
  const wasIncomplete = useRef(!isComplete)
  useEffect(() => {
    if (!wasIncomplete.current || !isComplete) return
    wasIncomplete.current = false
    host.toast('Your profile is complete. Welcome!', { kind: 'success' })
    host.navigate('/', { replace: true })
  }, [host, isComplete])
}
