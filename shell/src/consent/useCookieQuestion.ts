import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { admit } from '../areas/admit.ts'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { useConfirmedPerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useConsent } from './ConsentContext.ts'

/**
 * Opens cookie preferences for a member who has not chosen yet, or whose choice was for an older text. Opens only on
 * pages that admit the member and allow automatic modals, after any other modal has closed.
 */
export function useCookieQuestion(): void {
  const host = useShellHost()
  const consent = useConsent()
  const { modal } = useReadable(host.modals.shown)
  const isOpen = useReadable(consent.isOpen)
  const isSignedIn = useReadable(host.confirmedMember) !== null
  const route = useCurrentRoute()
  const person = useConfirmedPerson()
  const place = useLocation()
  const isAdmitted = route !== undefined && admit(route.guard, person, place, new Date()).kind === 'admitted'
  const mayAsk = isAdmitted && !route.accountPage

  useEffect(() => {
    if (isOpen && mayAsk && modal === null) host.modals.open('cookiePreferences')
  }, [isOpen, mayAsk, modal, host])
  // Closes the modal if the question was answered in another tab.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) host.modals.close('cookiePreferences')
    wasOpen.current = isOpen
  }, [isOpen, host])
  useEffect(() => {
    if (modal === 'cookiePreferences' && !isSignedIn) host.modals.close(modal)
  }, [modal, isSignedIn, host])
}
