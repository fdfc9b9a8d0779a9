import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { CalendarSync } from 'lucide-react'
import { useCallback, useState } from 'react'

const calendarFeedDialog = createLazy(
  async () => (await import('./CalendarFeedDialog.tsx')).CalendarFeedDialog,
)

/** Opens the dialog with the member's calendar address. */
export function CalendarFeed() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const CalendarFeedDialog = useLazyComponent(calendarFeedDialog, isOpen, close)
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <CalendarSync aria-hidden="true" />
        Calendar feed
      </Button>
      {CalendarFeedDialog && <CalendarFeedDialog onClose={close} />}
    </>
  )
}
