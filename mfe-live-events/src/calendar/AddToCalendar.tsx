import { useSession } from '@outcome-studio/shared/data'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { MenuButton } from '@outcome-studio/shared/ui'
import { CalendarPlus } from 'lucide-react'
import type { CalendarTarget } from './addToCalendar.ts'

const CHOICES: readonly { readonly id: CalendarTarget; readonly label: string }[] = [
  { id: 'file', label: 'Download .ics file' },
  { id: 'google', label: 'Google Calendar' },
  { id: 'outlook', label: 'Outlook' },
]

/** Adds the event to the member's calendar, as a file or at a service. */
export function AddToCalendar({ event, path }: { readonly event: LiveEvent; readonly path: string }) {
  const host = useHost()
  const session = useSession()
  const uid = session?.state === 'signedIn' ? session.uid : ''
  const add = async (target: CalendarTarget) => {
    try {
      const { addToCalendar } = await calendarCode()
      addToCalendar(target, { event, uid, pageLink: `${location.origin}${path}` })
    } catch (error) {
      host.showError(error)
    }
  }
  return (
    <MenuButton
      label="Add to calendar"
      hasText
      icon={<CalendarPlus aria-hidden="true" />}
      // Browsers open a tab only shortly after a press, so the code is there before.
      onOpen={() => void calendarCode().catch(() => {})}
      choices={CHOICES.map(({ id, label }) => ({ id, label, onAction: () => void add(id) }))}
    />
  )
}

const calendarCode = () => import(/* webpackChunkName: 'calendar' */ './addToCalendar.ts')
