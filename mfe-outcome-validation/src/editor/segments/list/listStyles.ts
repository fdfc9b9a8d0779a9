import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** A table that becomes one block for each segment on a phone. */
export const List = styled.table`
  width: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & th {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & tbody th {
    color: ${color.text};
    font: ${type.control};
  }
  & td:last-child {
    white-space: nowrap;
  }
  @media print {
    & :is(th, td):nth-child(4) {
      display: none;
    }
  }
  ${media.narrow} {
    @media screen {
      &,
      & > tbody {
        display: block;
      }
      & > thead {
        display: none;
      }
      & > tbody > tr {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: ${space(2)};
        padding: ${space(3)} 0;
        border-top: 1px solid ${color.border};
      }
      & :is(th, td) {
        padding: 0;
        border: 0;
      }
      & tbody th,
      & td:nth-child(4) {
        grid-column: 1 / -1;
      }
    }
  }
`

export const RowActions = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-block: -${space(1)};
`
