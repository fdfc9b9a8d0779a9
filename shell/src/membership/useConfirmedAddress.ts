import { isSignInPending, renewConfirmation, useSession } from '@outcome-studio/shared/data'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useShellHost } from '../host/ShellHostContext.ts'

/** The query with which the identity provider's page leads back after an address was confirmed. */
const [NAME, CONFIRMED] = ['address', 'confirmed']

/**
 * Renews the session of a member who has just confirmed their address, so that a group gives them its seat without a
 * new sign-in (docs/product.md §4). The address it returns to has no query, so a provider that knows of no confirmation
 * is asked once.
 */
export function useConfirmedAddress(): void {
  const host = useShellHost()
  const session = useSession()
  const { pathname, search } = useLocation()
  const isUnconfirmed = session?.state === 'signedIn' && session.isUnconfirmed === true
  const isWanted = isUnconfirmed && new URLSearchParams(search).get(NAME) === CONFIRMED
  const isAsked = useRef(false)

  useEffect(() => {
    // On the way back, the stored session is shown before the new token is read.
    if (!isWanted || isAsked.current || isSignInPending()) return
    isAsked.current = true
    renewConfirmation(pathname).catch((error: unknown) => {
      host.services.report(error, { renewing: 'confirmation' })
    })
  }, [isWanted, pathname, host])
}
