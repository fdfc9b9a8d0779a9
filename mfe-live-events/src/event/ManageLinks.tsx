import { LIVE_EVENTS_ADMIN } from '@outcome-studio/shared/domain/areas'
import { space, TextLink } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { detailsAddress, registrantsAddress } from '../core/adminAddresses.ts'

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`

/** Leads tools admins to what the admin view has for an event. */
export function ManageLinks({ eventId }: { readonly eventId: string }) {
  const { path, title } = LIVE_EVENTS_ADMIN
  return (
    <Nav aria-label={title}>
      <TextLink to={detailsAddress(path, eventId)}>Edit details</TextLink>
      <TextLink to={registrantsAddress(path, eventId)}>Registrants</TextLink>
    </Nav>
  )
}
