import { LIVE_EVENTS_ADMIN } from '@outcome-studio/shared/domain/areas'
import { useAccess } from '@outcome-studio/shared/feature'
import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { ShieldX } from 'lucide-react'
import { useAdminAddress } from './core/adminAddress.ts'
import { EventsAdmin } from './EventsAdmin.tsx'
import { InstructorsScreen } from './instructors/InstructorsScreen.tsx'
import { RegistrantsScreen } from './registrants/RegistrantsScreen.tsx'

const { title: TITLE } = LIVE_EVENTS_ADMIN

/** Admin view in which tools admins run the live events. Firestore's rules refuse the data to all other members. */
export function LiveEventsAdmin() {
  const { toolsAdmin } = useAccess()
  const address = useAdminAddress()
  if (toolsAdmin) {
    if (address.kind === 'registrants') {
      return <RegistrantsScreen key={address.eventId} eventId={address.eventId} />
    }
    if (address.kind === 'instructors') return <InstructorsScreen title={TITLE} />
    return <EventsAdmin title={TITLE} />
  }
  return (
    <Page>
      <PageHeader title={TITLE} />
      <EmptyState
        title="This is not open to you"
        icon={<ShieldX aria-hidden="true" />}
        action={<LinkButton to="/live-events">Go to Live Events</LinkButton>}
      >
        Only tools admins may publish events and see who registered. If you have just become one, sign out and
        in again.
      </EmptyState>
    </Page>
  )
}
