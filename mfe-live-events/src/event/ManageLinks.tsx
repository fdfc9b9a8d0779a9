import { LIVE_EVENTS_ADMIN } from '@outcome-studio/shared/domain/areas'
import { type LiveEvent, publicEventPath } from '@outcome-studio/shared/domain/events'
import { ExternalLink, space, TextLink } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { detailsAddress, registrantsAddress } from '../core/adminAddresses.ts'
import { hasPublicPage } from '../domain/hasPublicPage.ts'

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`

interface ManageLinksProps {
  readonly event: Pick<LiveEvent, 'documentId' | 'status' | 'state'>
}

/** Leads tools admins to what the admin view has for an event, and to what people without an account see of it. */
export function ManageLinks({ event }: ManageLinksProps) {
  const { path, title } = LIVE_EVENTS_ADMIN
  const { documentId } = event
  return (
    <Nav aria-label={title}>
      <TextLink to={detailsAddress(path, documentId)}>Edit details</TextLink>
      <TextLink to={registrantsAddress(path, documentId)}>Registrants</TextLink>
      {hasPublicPage(event) && (
        <ExternalLink href={publicEventPath(documentId)}>
          Public page <span aria-hidden="true">↗</span>
        </ExternalLink>
      )}
    </Nav>
  )
}
