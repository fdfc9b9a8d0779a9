import type { HostModal } from '@outcome-studio/shared/feature'
import { CookiePreferencesModal } from '../consent/CookiePreferencesModal.tsx'
import { MembershipRequiredModal } from '../membership/MembershipRequiredModal.tsx'
import { ProfileModal } from './ProfileModal.tsx'

interface ShownModalProps {
  readonly modal: HostModal
  readonly onClose: () => void
}

/** Renders a modal by its name. */
export function ShownModal({ modal, onClose }: ShownModalProps) {
  switch (modal) {
    case 'profile':
      return <ProfileModal onClose={onClose} />
    case 'membershipRequired':
      return <MembershipRequiredModal onClose={onClose} />
    case 'cookiePreferences':
      return <CookiePreferencesModal onClose={onClose} />
  }
}
