import { useReadable } from '@outcome-studio/shared/feature'
import { CookiePreferencesModal } from '../../consent/CookiePreferencesModal.tsx'
import type { Modals } from './createModals.ts'
import { MembershipRequiredModal } from './MembershipRequiredModal.tsx'
import { ProfileModal } from './ProfileModal.tsx'

/** Shows the modal that is open. */
export function ModalHost({ modals }: { readonly modals: Modals }) {
  const { modal } = useReadable(modals.shown)
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
