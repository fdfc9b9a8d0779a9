import { useExportMyData } from '@outcome-studio/shared/data'
import { space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ExportButton } from '../privacy/ExportButton.tsx'
import { ExportProgress } from '../privacy/ExportProgress.tsx'

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Heading = styled.h3`
  font: ${type.label};
`

const List = styled.ul`
  margin-top: ${space(1)};
  padding-left: ${space(5)};
`

/** Lists what is deleted and what is not, and offers the export first. */
export function DeletionSummary() {
  const dataExport = useExportMyData()
  return (
    <Parts>
      <div>
        <Heading>Deleted for good</Heading>
        <List>
          <li>Your profile and photo</li>
          <li>
            All studies with the answers of their respondents, needs documents and conversations with the
            coach
          </li>
          <li>Your registrations for events, and the calendar address</li>
          <li>Your membership: a subscription ends at once, without a refund</li>
          <li>Membership and usage records</li>
        </List>
      </div>
      <div>
        <Heading>Not deleted</Heading>
        <List>
          <li>Your email address and password with the sign-in service</li>
          <li>Invoices at our payment provider, because tax law requires it</li>
          <li>A note that a free trial was used, without your name or email address</li>
        </List>
      </div>
      <div>
        <ExportButton {...dataExport} />
      </div>
      <ExportProgress {...dataExport} />
    </Parts>
  )
}
