import { Button, EmptyState } from '@outcome-studio/shared/ui'
import { CalendarDays, SearchX } from 'lucide-react'
import type { ListView } from './listView.ts'

interface NoEventsProps {
  readonly tab: ListView['tab']
  /** Whether the other tab has events. */
  readonly hasOthers: boolean
  readonly onShowOthers: () => void
}

/** Replaces the list of a tab without events. */
export function NoEvents({ tab, hasOthers, onShowOthers }: NoEventsProps) {
  const icon = <CalendarDays aria-hidden="true" />
  if (tab === 'past') {
    return (
      <EmptyState title="No past events yet" icon={icon}>
        Once an event is over it is listed here, with its recording if there is one.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No upcoming events"
      icon={icon}
      action={hasOthers && <Button onPress={onShowOthers}>See past events</Button>}
    >
      New events appear here as soon as they are announced.
    </EmptyState>
  )
}

/** Shown instead of the list if no event matches the filters. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No events match your filters"
      icon={<SearchX aria-hidden="true" />}
      action={<Button onPress={onClear}>Clear filters</Button>}
    >
      Try fewer words, another category, or a wider time range.
    </EmptyState>
  )
}
