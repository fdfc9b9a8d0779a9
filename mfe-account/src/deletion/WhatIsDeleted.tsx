import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ExportMyData } from '../privacy/ExportMyData.tsx'

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

/** What goes and what stays, and the way to take everything away first. */
export const WhatIsDeleted = () => (
  <Parts>
    <div>
      <Heading>Deleted for good</Heading>
      <List>
        <li>your profile and photo,</li>
        <li>all studies, needs documents and talks with the coach,</li>
        <li>your registrations for events,</li>
        <li>what {PRODUCT_NAME} knows of your membership and of how you used the product.</li>
      </List>
    </div>
    <div>
      <Heading>Not deleted</Heading>
      <List>
        <li>your e-mail address and password with the sign-in service,</li>
        <li>a paid subscription: please cancel it before you go,</li>
        <li>invoices, which the law asks to be kept.</li>
      </List>
    </div>
    <ExportMyData />
  </Parts>
)
