import { Button, EmptyState } from '@outcome-studio/shared/ui'
import { CalendarDays, SearchX } from 'lucide-react'
import type { ListView } from './listView.ts'

interface NoEventsProps {
  readonly tab: ListView['tab']
  /** Whether other tabs have events. */
  readonly hasOthers: boolean
  readonly onShow: (tab: ListView['tab']) => void
}

/** Replaces the list of a tab without events. */
export function NoEvents({ tab, hasOthers, onShow }: NoEventsProps) {
  const icon = <CalendarDays aria-hidden="true" />
  if (tab === 'past') {
    return (
      <EmptyState title="No past events yet" icon={icon}>
        Once an event is over it is listed here, with its recording if there is one.
      </EmptyState>
    )
  }
  if (tab === 'registered') {
    return (
      <EmptyState
        title="You are not registered for an event"
        icon={icon}
        action={hasOthers && <Button onPress={() => onShow('upcoming')}>See upcoming events</Button>}
      >
        Events that you register for, or wait for a place at, are listed here until they are over.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No upcoming events"
      icon={icon}
      action={hasOthers && <Button onPress={() => onShow('past')}>See past events</Button>}
    >
      New events appear here as soon as they are announced.
    </EmptyState>
  )
}

interface NothingFoundProps {
  /** Whether all events of the tab are loaded. */
  readonly isComplete: boolean
  readonly onClear: () => void
}

/** Shown instead of the list if no event matches the filters. */
export function NothingFound({ isComplete, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={isComplete ? 'No events match your filters' : 'None of the loaded events match your filters'}
      icon={<SearchX aria-hidden="true" />}
      action={<Button onPress={onClear}>Clear filters</Button>}
    >
      Try fewer words, another category, or a wider time range.
    </EmptyState>
  )
}
