import { color, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 2fr) repeat(2, minmax(10rem, 1fr));
  align-items: end;
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const AddressForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  grid-column: span 2;
  align-items: end;
  gap: ${space(2)};

  & > :first-child {
    flex: 1 1 12rem;
  }
  /* As high as the field. */
  & > button {
    min-height: 40px;
  }
`

export const CountRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block: ${space(-2)};
`

export const SeatUse = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

export const Count = styled.p`
  color: ${color.textMuted};
`

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  color: ${color.textMuted};
`

export const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: ${space(1)} 0;
`

export const Rows = styled.ul`
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.border};
  }
  & strong {
    font-weight: 600;
  }
`

export const Table = styled.table`
  width: 100%;
  border: 1px solid ${color.border};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${radius.large};
  background: ${color.surface};

  & th,
  & td {
    padding: ${space(2)} ${space(4)};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & tbody :is(th, td) {
    border-top: 1px solid ${color.border};
  }
  & tbody th {
    font-weight: 600;
  }
  & :is(td, th):last-child {
    white-space: nowrap;
  }
`
