import { readSubscription, takeSeat } from '@outcome-studio/shared/data'
import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { formatDay, SUBSCRIPTION_CHECK_DELAY } from '@outcome-studio/shared/domain/base'
import { isGroupUser, isInFuture, isProfileComplete, type Member } from '@outcome-studio/shared/domain/member'
import { isPaymentPending } from '@outcome-studio/shared/domain/payments'
import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { useConfirmedPerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

/** Milliseconds until the first retry of a failed check. Doubles with each failure in a row. */
const FIRST_WAIT = 10_000
const LONGEST_WAIT = 300_000

/** Milliseconds until a member whose payment is being confirmed is checked again. */
const PAYMENT_WAIT = 5_000

/** A member without an active subscription, at the time of the read. */
interface Unpaid {
  readonly id: string
  readonly membership: string
}

/** The fields of a member's record that a payment changes. */
const membershipOf = ({ accessType, subscriptionExpiresAt }: Member): string =>
  `${accessType} ${subscriptionExpiresAt}`

/**
 * Reads the subscription once per user, after the user has spent ten seconds on pages that a member can use. If it is
 * not active, and no group has a seat for the user, opens the membership-required modal (docs/product.md §4). After a
 * failed payment it reports the end of the grace period instead, except on home and on the plan page, which show it.
 * Time on account pages, without a name and under another modal does not count, so nothing interrupts the welcome or the
 * prices. Group users are skipped, and a payment that is being confirmed is awaited. A failed check is logged and
 * repeated later.
 */
export function useSubscriptionCheck(): void {
  const host = useShellHost()
  const { modals, services, toasts } = host
  const person = useConfirmedPerson()
  const route = useCurrentRoute()
  const { modal } = useReadable(modals.shown)
  const checked = useRef(new Set<string>())
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const member = person.state === 'signedIn' ? person.member : null
  const id = member?.id ?? null
  const isToBeChecked = member !== null && !isGroupUser(member)
  const isUsable =
    member !== null &&
    isProfileComplete(member) &&
    modal === null &&
    route?.sidebar === true &&
    !route.accountPage
  const membership = member === null ? '' : membershipOf(member)
  // The plan page shows the subscription, and home what the record says about payments.
  const isToldByPage = pathname === PLAN_PATH || (pathname === '/' && member?.payment !== undefined)
  const latest = useRef({ membership, navigate, isToldByPage })
  useEffect(() => {
    latest.current = { membership, navigate, isToldByPage }
  })

  const spent = useRef({ id, milliseconds: 0 })
  const [dueFor, setDueFor] = useState<string | null>(null)
  useEffect(() => {
    if (spent.current.id !== id) spent.current = { id, milliseconds: 0 }
    if (id === null || !isUsable || dueFor === id) return
    const begin = performance.now()
    const left = SUBSCRIPTION_CHECK_DELAY - spent.current.milliseconds
    const timer = setTimeout(() => setDueFor(id), left)
    return () => {
      clearTimeout(timer)
      spent.current.milliseconds += performance.now() - begin
    }
  }, [id, isUsable, dueFor])

  const isDue = id !== null && dueFor === id && isToBeChecked
  useEffect(() => {
    if (id === null || !isDue || checked.current.has(id)) return
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout>
    const check = async (nextWait: number) => {
      if (isPaymentPending(id, window)) {
        timer = setTimeout(() => void check(FIRST_WAIT), PAYMENT_WAIT)
        return
      }
      try {
        const subscription = await readSubscription()
        if (isCancelled) return
        if (subscription.status === 'active') return void checked.current.add(id)
        const { graceEndsAt } = subscription
        if (graceEndsAt !== undefined && isInFuture(graceEndsAt, new Date())) {
          checked.current.add(id)
          if (latest.current.isToldByPage) return
          toasts.show(graceText(graceEndsAt), {
            kind: 'info',
            action: { label: 'See your plan', onAction: () => void latest.current.navigate(PLAN_PATH) },
          })
          return
        }
        // A group may have a seat since the sign-in.
        const seat = await takeSeat()
        if (isCancelled) return
        checked.current.add(id)
        if (seat !== 'seated') setUnpaid({ id, membership: latest.current.membership })
      } catch (error) {
        if (isCancelled) return
        services.report(error, { check: 'subscription' })
        timer = setTimeout(() => void check(Math.min(nextWait * 2, LONGEST_WAIT)), nextWait)
      }
    }
    void check(FIRST_WAIT)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [id, isDue, services, toasts])

  const hasTurn =
    unpaid !== null &&
    unpaid.id === id &&
    // The member may have paid while the modal waited.
    (member?.accessType !== 'STANDARD' || unpaid.membership === membership) &&
    isToBeChecked &&
    isUsable

  useEffect(() => {
    // Skipped if the member has opened the modal manually: one interruption is enough.
    if (modal === 'membershipRequired') {
      if (id !== null) checked.current.add(id)
      setUnpaid(null)
    } else if (hasTurn) modals.open('membershipRequired')
  }, [id, hasTurn, modal, modals])
}

function graceText(endsAt: string): string {
  return `Your last payment failed. You keep full access until ${formatDay(endsAt)}.`
}
