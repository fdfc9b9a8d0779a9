import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Cards = styled.div`
  display: grid;
  gap: ${space(6)};

  & > * {
    min-width: 0;
  }
  & code {
    overflow-wrap: anywhere;
  }
`

/** Takes no space while there is nothing to announce. */
export const Announced = styled.div`
  &:empty {
    margin-top: -${space(4)};
  }
`

export const Part = styled.section`
  display: grid;
  gap: ${space(2)};

  & > h3 {
    font: ${type.label};
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    text-align: end;
    white-space: nowrap;
  }
  & thead th {
    color: ${color.textMuted};
    font: ${type.label};
    white-space: normal;
  }
  & tbody :is(th, td) {
    border-top: 1px solid ${color.border};
  }
  & tbody th {
    font-weight: 600;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
`

export const Days = styled.ul`
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li {
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.border};
  }
  & strong {
    font-weight: 600;
  }
  & p {
    color: ${color.textMuted};
  }
`

export const Reasons = styled.ul`
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.border};
  }
  & > li > :last-child {
    color: ${color.textMuted};
  }
`
