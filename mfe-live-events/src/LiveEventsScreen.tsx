import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { CalendarDays } from 'lucide-react'

/** A placeholder that says what the area will offer. */
export function LiveEventsScreen() {
  return (
    <Page>
      <PageHeader title="Live Events" lead="Join webinars and watch recordings." />
      <EmptyState
        title="Not available yet"
        icon={<CalendarDays aria-hidden="true" />}
        action={<LinkButton to="/">Go to Home</LinkButton>}
      >
        Here you will see upcoming webinars in your own time zone, register with one click, and watch the
        recordings of past ones. It is still being built; nothing of yours is missing.
      </EmptyState>
    </Page>
  )
}
