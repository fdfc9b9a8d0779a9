import { useUpcomingEvents } from '@outcome-studio/shared/data'
import { UPCOMING_PAGE, upcomingSince } from '@outcome-studio/shared/domain/events'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { useShellHost } from '../host/ShellHostContext.ts'
import type { PaletteItem } from './PaletteItem.ts'
import { eventItems } from './paletteItems.ts'

interface UpcomingEventItemsProps {
  readonly onItems: (items: readonly PaletteItem[]) => void
  readonly onSearchPast: () => void
}

/**
 * Loads the upcoming events by the query of the list of live events, so that they are not read twice, and says which
 * events are searched. Without them, for example offline, everything else is still found.
 */
export function UpcomingEventItems({ onItems, onSearchPast }: UpcomingEventItemsProps) {
  const { unrestricted } = useReadable(useShellHost().services.access)
  const [since] = useState(() => upcomingSince(Date.now()))
  const { data } = useUpcomingEvents(unrestricted ? 'published' : 'listed', since, UPCOMING_PAGE)
  useEffect(() => {
    if (data) onItems(eventItems(data.events))
  }, [data, onItems])
  return (
    <>
      <p>
        Of the live events, {data?.isComplete === false ? `the next ${data.limit}` : 'upcoming ones'} are
        searched here.
      </p>
      <Button tone="quiet" onPress={onSearchPast}>
        Search past events
      </Button>
    </>
  )
}
