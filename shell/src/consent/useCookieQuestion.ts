import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { admit } from '../areas/admit.ts'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { usePerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useConsent } from './ConsentContext.ts'

/**
 * Asks a member who has made no choice yet, or made it over other words, on every page where modals may open by
 * themselves and that they are not led away from. Another dialog is let finish first.
 */
export function useCookieQuestion(): void {
  const host = useShellHost()
  const consent = useConsent()
  const { modal } = useReadable(host.modals.shown)
  const isOpen = useReadable(consent.isOpen)
  const isSomebodyThere = useReadable(host.services.member) !== null
  const route = useCurrentRoute()
  const person = usePerson()
  const place = useLocation()
  const isAdmitted = route !== undefined && admit(route.guard, person, place).kind === 'admitted'
  const mayAsk = isAdmitted && !route.accountPage

  useEffect(() => {
    if (isOpen && mayAsk && modal === null) host.modals.open('cookiePreferences')
  }, [isOpen, mayAsk, modal, host])
  // Answered in another tab.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) host.modals.close('cookiePreferences')
    wasOpen.current = isOpen
  }, [isOpen, host])
  useEffect(() => {
    if (modal === 'cookiePreferences' && !isSomebodyThere) host.modals.close(modal)
  }, [modal, isSomebodyThere, host])
}
