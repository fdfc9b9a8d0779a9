import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsent } from '../consent/ConsentContext.ts'
import type { Modals } from '../host/createModals.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'
import { lazyModal } from './lazyModal.ts'

/** Shows the open modal. Navigation closes it, except for cookie preferences. */
export function ModalHost({ modals }: { readonly modals: Modals }) {
  const consent = useConsent()
  const { modal } = useReadable(modals.shown)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    modals.close('profile')
    modals.close('membershipRequired')
  }, [pathname, modals])

  const close = () => {
    if (modal !== null) modals.close(modal)
  }
  const giveUp = () => {
    // Otherwise the question would reopen at once and fail in an endless loop.
    if (modal === 'cookiePreferences') consent.postpone()
    close()
  }
  const ShownModal = useLazyComponent(lazyModal, modal !== null, giveUp)
  return modal !== null && ShownModal !== null ? <ShownModal modal={modal} onClose={close} /> : null
}
