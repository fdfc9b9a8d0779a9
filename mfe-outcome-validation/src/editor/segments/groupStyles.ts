import { focusRing, media, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Table } from '../needs/table/tableStyles.ts'

/** Plot and table; on a wide window side by side, with the plot in view. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.wide} {
    @media screen {
      grid-template-columns: minmax(400px, 2fr) minmax(0, 3fr);
      align-items: start;

      & > :first-child {
        position: sticky;
        top: 72px;
      }
    }
  }
`

/** Cards below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** A table whose rows can be focused from the plot. */
export const GroupTable = styled(Table)`
  & > tbody > tr {
    ${focusRing}
    scroll-margin-block: 96px;
  }
`
