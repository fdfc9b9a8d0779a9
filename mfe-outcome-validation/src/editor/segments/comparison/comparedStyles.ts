import { media } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { GroupTable } from '../groupStyles.ts'

/** Headings are names of segments, which may be long. */
export const ComparedTable = styled(GroupTable)`
  --columns: 52px minmax(0, 1fr) 112px 112px 104px;

  & th {
    white-space: normal;
  }
  @media print {
    & th:nth-child(n + 3) {
      width: 112px;
    }
    & th:nth-child(5) {
      width: 104px;
    }
  }
  & th button {
    text-align: left;
  }
  ${media.narrow} {
    @media screen {
      & > tbody > tr {
        grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
      }
      & > tbody > tr > td:nth-child(5) {
        grid-column: 2;
      }
    }
  }
`
