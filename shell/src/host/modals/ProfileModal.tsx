import { Dialog } from '@outcome-studio/shared/ui'
import { FeatureArea } from '../../features/FeatureArea.tsx'

/** The profile screen over whatever page is open. */
export function ProfileModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="User profile" isOpen onClose={onClose}>
      <FeatureArea
        address={{ remote: 'mfe-account', expose: './feature' }}
        area="Profile"
        basename="/auth/profile"
        presentation="modal"
      />
    </Dialog>
  )
}
