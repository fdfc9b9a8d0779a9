import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useShell } from '../boot/ShellContext.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'

/**
 * Asks a member who has made no choice yet, or made it over other words, wherever they are, but for the way out.
 * Another dialog is let finish first.
 */
export function useCookieQuestion(): void {
  const { host, consent } = useShell()
  const { modal } = useReadable(host.modals.shown)
  const isMissing = useReadable(consent.isOpen)
  const isSomebodyThere = useReadable(host.services.member) !== null
  const isLeaving = useCurrentRoute()?.show === 'logOut'

  useEffect(() => {
    if (isMissing && modal === null && !isLeaving) host.modals.open('cookiePreferences')
  }, [isMissing, modal, isLeaving, host])
  useEffect(() => {
    if (modal === 'cookiePreferences' && (isLeaving || !isSomebodyThere)) host.modals.close(modal)
  }, [modal, isLeaving, isSomebodyThere, host])
}
