import { readSubscription } from '@outcome-studio/shared/data'
import {
  hasAccess,
  isGroupUser,
  isPaymentPending,
  SUBSCRIPTION_CHECK_DELAY,
} from '@outcome-studio/shared/domain'
import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useRef, useState } from 'react'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { usePerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

/** Milliseconds until the first retry of a failed check. Doubles with each failure in a row. */
const FIRST_WAIT = 10_000
const LONGEST_WAIT = 300_000

/** Milliseconds until a member whose payment is being confirmed is checked again. */
const PAYMENT_WAIT = 5_000

/**
 * Reads the subscription once per user, ten seconds after the user has loaded, and opens the membership-required
 * modal if it is not active and the member has no access otherwise, such as the days of grace after a failed payment
 * (docs/product.md §4). Group users are skipped, and a payment that is being confirmed is waited for. The modal waits
 * for a screen with a sidebar where modals may open automatically, and until no other modal is open. A failed check is
 * logged and repeated later.
 */
export function useSubscriptionCheck(): void {
  const host = useShellHost()
  const { modals, services } = host
  const person = usePerson()
  const route = useCurrentRoute()
  const { modal } = useReadable(modals.shown)
  const checked = useRef(new Set<string>())
  const [unpaid, setUnpaid] = useState<string | null>(null)

  const member = person.state === 'signedIn' ? person.member : null
  const id = member?.id ?? null
  const isToBeChecked = member !== null && !isGroupUser(member)

  useEffect(() => {
    if (id === null || !isToBeChecked || checked.current.has(id)) return
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout>
    const check = async (nextWait: number) => {
      if (isPaymentPending(id, window)) {
        timer = setTimeout(() => void check(FIRST_WAIT), PAYMENT_WAIT)
        return
      }
      try {
        const { status } = await readSubscription()
        if (isCancelled) return
        checked.current.add(id)
        if (status === 'not-active') setUnpaid(id)
      } catch (error) {
        if (isCancelled) return
        services.report(error, { check: 'subscription' })
        timer = setTimeout(() => void check(Math.min(nextWait * 2, LONGEST_WAIT)), nextWait)
      }
    }
    timer = setTimeout(() => void check(FIRST_WAIT), SUBSCRIPTION_CHECK_DELAY)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [id, isToBeChecked, services])

  const hasTurn =
    unpaid !== null &&
    unpaid === id &&
    modal === null &&
    isToBeChecked &&
    !hasAccess(member, new Date()) &&
    route?.sidebar === true &&
    !route.accountPage

  useEffect(() => {
    // Skipped if the member has opened the modal manually.
    if (unpaid !== null && modal === 'membershipRequired') setUnpaid(null)
    else if (hasTurn) modals.open('membershipRequired')
  }, [unpaid, hasTurn, modal, modals])
}
