import { Page } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The column of a screen with a table. */
export const AdminPage = styled(Page)`
  max-width: 1240px;
`
