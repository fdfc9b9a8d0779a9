import { createLazyPart, useReadOnly } from '@outcome-studio/shared/editor'
import { useLazyComponent, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { FileInput } from 'lucide-react'
import { useCallback, useState } from 'react'

const bringInDialog = createLazyPart(async () => (await import('./BringInDialog.tsx')).BringInDialog)

/** Opens the dialog that brings a study's job and outcomes into the map. */
export function BringInStudyButton() {
  const requireAccess = useRequireAccess()
  const isReadOnly = useReadOnly()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const BringInDialog = useLazyComponent(bringInDialog, isOpen, close)
  if (isReadOnly) return null
  return (
    <>
      <Button
        onPress={() => {
          if (requireAccess()) setOpen(true)
        }}
      >
        <FileInput aria-hidden="true" />
        Bring in a study
      </Button>
      {BringInDialog && <BringInDialog onClose={close} />}
    </>
  )
}
