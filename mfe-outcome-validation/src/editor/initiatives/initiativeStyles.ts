import { color, inputStyles, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

export const Title = styled.h2`
  font: ${type.heading};
  letter-spacing: -0.01em;
`

export const Lead = styled.p`
  max-width: 96ch;
  color: ${color.textMuted};
  font: ${type.small};
`

/** How to use a control, which is of no use on paper. */
export const Instruction = styled(Lead)`
  @media print {
    display: none;
  }
  & > [data-keys] {
    @media (pointer: coarse) {
      display: none;
    }
  }
`

/** Label and choice on one line. */
export const Choice = styled.div`
  & > * {
    grid-template-columns: auto minmax(0, 220px);
    align-items: center;
    column-gap: ${space(2)};
  }
  @media print {
    display: none;
  }
`

export const ToolBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

/** A field that looks like the text of its cell until it is pointed at or has the focus. */
export const CellInput = styled.input`
  ${inputStyles};
  min-height: 32px;
  padding: ${space(1)} ${space(2)};

  &[data-number] {
    font-variant-numeric: tabular-nums;
  }
  &:not(:hover, :focus, :placeholder-shown, [aria-invalid]) {
    border-color: transparent;
    background: transparent;
  }
  @media (pointer: fine) {
    font-size: 0.875rem;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:not(:hover, :focus, :placeholder-shown, [aria-invalid]) {
      border-color: GrayText;
    }
  }
`

/** Columns have fixed widths, so that no edit moves them. On a phone each initiative is a block. */
export const ListTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & :is(th, td) {
    padding: 1px ${space(1)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & th {
    padding: ${space(1)} ${space(3)};
    color: ${color.textMuted};
    font: ${type.label};
    vertical-align: bottom;
  }
  & td[data-column='figure'] {
    padding: 7px ${space(3)};
    font: ${type.control};
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  & [data-column='name'] > input {
    font-weight: 550;
  }
  & [data-column='owner'] {
    width: 18%;
  }
  & [data-column='effort'] {
    width: 132px;
  }
  & [data-column='figure'] {
    width: 152px;
  }
  & [data-column='actions'] {
    width: 172px;
    text-align: end;
    white-space: nowrap;
  }
  @media print {
    & [data-column='actions'] {
      display: none;
    }
    & > tbody > tr {
      break-inside: avoid;
    }
  }
  ${media.narrow} {
    @media screen {
      &,
      & > :is(thead, tbody) {
        display: block;
      }
      & > :is(thead, tbody) > tr {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: ${space(1)} ${space(2)};
        padding-block: ${space(3)};
        border-top: 1px solid ${color.border};
      }
      & > :is(thead, tbody) > tr > :is(th, td)[data-column] {
        width: auto;
        padding: 0;
        border: 0;
        text-align: start;
      }
      & > thead > tr > th[data-column='actions'] {
        display: none;
      }
      & > tbody > tr > :is([data-column='name'], [data-column='actions']) {
        grid-column: 1 / -1;
      }
      & > tbody > tr > [data-column='actions'] > :first-child {
        margin-inline-start: -${space(1)};
      }
      & > tbody > tr > [data-column='owner'] {
        grid-column: span 2;
      }
    }
  }
`
