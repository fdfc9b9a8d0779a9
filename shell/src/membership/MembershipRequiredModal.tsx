import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useNavigate } from 'react-router-dom'
import { useShellHost } from '../host/ShellHostContext.ts'
import { describeRequirement } from './describeRequirement.ts'

/** Says what a membership is needed for, with a link to the plans. */
export function MembershipRequiredModal({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const member = useReadable(useShellHost().services.member)
  return (
    <Dialog
      title="Membership required"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button
            tone="primary"
            onPress={() => {
              // Synchronously, because another modal could open on the page before it is left.
              void navigate(PLAN_PATH, { flushSync: true })
              onClose()
            }}
          >
            See plans
          </Button>
        </>
      }
    >
      {member && describeRequirement(member).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </Dialog>
  )
}
