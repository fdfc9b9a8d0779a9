import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CookiePreferencesModal } from '../../consent/CookiePreferencesModal.tsx'
import type { Modals } from './createModals.ts'
import { MembershipRequiredModal } from './MembershipRequiredModal.tsx'
import { ProfileModal } from './ProfileModal.tsx'

/** Shows the modal that is open. Going to another page closes it, but for the choice of cookies. */
export function ModalHost({ modals }: { readonly modals: Modals }) {
  const { modal } = useReadable(modals.shown)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    modals.close('profile')
    modals.close('membershipRequired')
  }, [pathname, modals])

  if (modal === null) return null
  const onClose = () => modals.close(modal)
  switch (modal) {
    case 'profile':
      return <ProfileModal onClose={onClose} />
    case 'membershipRequired':
      return <MembershipRequiredModal onClose={onClose} />
    case 'cookiePreferences':
      return <CookiePreferencesModal onClose={onClose} />
  }
}
