import { syncAffiliateServices } from '@outcome-studio/shared/data'
import { isProfileComplete } from '@outcome-studio/shared/domain/member'
import { useEffect, useRef } from 'react'
import { useConfirmedPerson } from '../core/PersonContext.ts'
import { whenIdleOnceLive } from '../core/whenIdleOnceLive.ts'

/**
 * Requests the sync of the affiliate service once the profile is complete, unless that was done before
 * (docs/product.md §4). Once for each page load and member: after a failure, the next load tries again.
 */
export function useAffiliateSync(): void {
  const person = useConfirmedPerson()
  const requested = useRef(new Set<string>())
  const member = person.state === 'signedIn' ? person.member : null
  const id = member !== null && !member.affSvcSynced && isProfileComplete(member) ? member.id : null

  useEffect(() => {
    if (id === null || requested.current.has(id)) return
    return whenIdleOnceLive(() => {
      requested.current.add(id)
      void syncAffiliateServices()
    })
  }, [id])
}
