import { isProfileComplete, type Member } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'

/**
 * Takes a member who was sent here for want of a name on to the home page, once the record has one: until then
 * the host would send them back.
 */
export function useGoOnOnceComplete(member: Member): void {
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
