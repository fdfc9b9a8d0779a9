import { useHost } from '@outcome-studio/shared/feature'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { NewStudyDialog } from './NewStudyDialog.tsx'

type Props = ComponentProps<typeof NewStudyDialog>

/** The choice of templates, which is fetched when it is asked for. Where it cannot be, that is said and it closes. */
export const LateNewStudyDialog = (props: Props) => {
  const host = useHost()
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const { onClose } = props
  useEffect(() => {
    if (Dialog) return
    let isGone = false
    import('./NewStudyDialog.tsx').then(
      (loaded) => isGone || setDialog(() => loaded.NewStudyDialog),
      (error: unknown) => {
        if (isGone) return
        host.showError(error)
        onClose()
      },
    )
    return () => {
      isGone = true
    }
  }, [Dialog, host, onClose])
  return Dialog && <Dialog {...props} />
}
