import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { CalendarCog } from 'lucide-react'

/** A placeholder that says what the area will offer. */
export function LiveEventsAdminScreen() {
  return (
    <Page>
      <PageHeader title="Live Events Admin" lead="Publish webinars and see who registered." />
      <EmptyState
        title="Not available yet"
        icon={<CalendarCog aria-hidden="true" />}
        action={<LinkButton to="/">Go to Home</LinkButton>}
      >
        Here tools admins will bring in webinars from Zoom, publish them, and see who registered. It is still
        being built; the events themselves are not affected.
      </EmptyState>
    </Page>
  )
}
