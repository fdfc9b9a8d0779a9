import { color, fieldErrorStyles, media, space, type } from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

/** Between a decorative line and the outline of a control: a page has two hundred of these fields. */
export const emptyRatingStyles = css`
  border-color: color-mix(in srgb, ${color.borderStrong} 65%, ${color.surface});
  background: ${color.surface};
`

/**
 * Columns have fixed widths, so that no message moves them. On a phone each outcome is a block of its own.
 *
 * On screen, rows are grids: unlike a row of a table, one out of view can be left out of style and layout. Otherwise a
 * dialog over a table of 150 outcomes, or another segment, calculates both for all of them. The estimated height is that
 * of a statement of two lines with a score and its interval.
 */
export const Table = styled.table`
  --columns: 52px minmax(0, 1fr) 108px 112px 148px;
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th,
  & td {
    padding: ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & th {
    color: ${color.textMuted};
    font: ${type.label};
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-left: ${space(1)};
    font-variant-numeric: tabular-nums;
  }
  & td:first-child {
    position: relative;
  }
  /* The number in a field is in line with the statement. */
  & td > input {
    margin-top: ${space(-1)};
  }
  @media screen {
    &,
    & > :is(thead, tbody) {
      display: block;
    }
    & > :is(thead, tbody) > tr {
      display: grid;
      grid-template-columns: var(--columns);
    }
    & > tbody > tr {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 7rem;
    }
  }
  & > tbody > tr[data-group] > th {
    grid-column: 1 / -1;
    background: ${color.sunken};
    color: ${color.text};
    white-space: normal;
  }
  & > tbody > tr[data-pointed] {
    background: ${color.accentSoft};
  }
  @media (forced-colors: active) {
    & > tbody > tr[data-pointed] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    & :is(th, td):first-child {
      width: 36px;
    }
    & :is(th, td) {
      padding: ${space(1)};
    }
    & th:nth-child(n + 3) {
      width: 84px;
    }
    & th:nth-child(5) {
      width: 140px;
    }
    & > thead {
      display: table-header-group;
    }
    & > tbody > tr {
      break-inside: avoid;
    }
  }

  ${media.narrow} {
    @media screen {
      & > thead {
        display: none;
      }
      & :is(th, td),
      & :is(th, td):nth-child(n) {
        padding: 0;
        border: 0;
      }
      & td > input {
        margin-top: 0;
      }
      & > tbody > tr {
        grid-template-columns: auto repeat(3, minmax(0, 1fr));
        contain-intrinsic-block-size: auto 15rem;
        gap: ${space(2)} ${space(3)};
        padding: ${space(3)} ${space(1)};
        border-top: 1px solid ${color.border};
      }
      & > tbody > tr[data-group] {
        padding-block: ${space(2)};
        background: ${color.sunken};
      }
      & > tbody > tr > td:nth-child(2) {
        grid-column: 2 / -1;
      }
      & > tbody > tr > td:nth-child(3) {
        grid-column: 2;
      }
      /* A place for the score before there is one: the fields beside it keep their width, and the rows below their place. */
      & > tbody > tr > td:nth-child(5) {
        min-height: 6rem;
      }
      & > tbody > tr > td:nth-child(5)::before {
        content: 'Opportunity';
        display: block;
        color: ${color.textMuted};
        font: ${type.small};
      }
      & > tbody > tr > td:nth-child(5):empty::after {
        content: '–';
        display: block;
        color: ${color.textMuted};
        line-height: 44px;
      }
      /* Two columns are as wide as their labels, so that the score has a line of its own. */
      @media (max-width: 359px) {
        & > tbody > tr {
          grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
        }
        & > tbody > tr > td:nth-child(5) {
          grid-column: 2 / -1;

          &:empty {
            display: none;
          }
        }
      }
    }
  }
`

/** In place of the column headings, on one line. */
export const NarrowSort = styled.div`
  display: none;

  ${media.narrow} {
    @media screen {
      display: block;

      & > * {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        column-gap: ${space(2)};
      }
    }
  }
`

/** Label shown where the column headings are hidden. */
export const ColumnLabel = styled.span`
  display: none;
  color: ${color.textMuted};
  font: ${type.small};

  ${media.narrow} {
    @media screen {
      display: block;
    }
  }
`

export const Score = styled.strong`
  display: block;
  font: ${type.control};
  font-variant-numeric: tabular-nums;
`

export const Small = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`

export const Wrong = styled.span`
  ${fieldErrorStyles};
`
