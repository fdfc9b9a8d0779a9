import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ColumnLabel, emptyRatingStyles } from '../needs/table/tableStyles.ts'

/** On a phone each row is a block, in which the statement has the whole width, and the page scrolls. */
export const PHONE = '@container (max-width: 560px)'

/** Below this width the table scrolls in its own region. */
export const TOO_NARROW = '@container (max-width: 900px)'

/** A job step and its category on one line, so that a row is as high as one line; the rest is in its title. */
export const StepLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > :not(:first-child) {
    display: inline;
    margin-left: ${space(2)};
  }
  @media print {
    white-space: normal;
  }
  ${PHONE} {
    @media screen {
      white-space: normal;
    }
  }
`

/** Columns have fixed widths, so that no edit moves them. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & :is(th, td) {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & > tbody > tr > td {
    font-size: 0.875rem;
    /* With its line; a row of one line is as high. */
    height: 36px;
    padding-block: 5px;
    line-height: 24px;
  }
  /* The job step of the rows below it. */
  & > tbody > tr > th {
    position: sticky;
    top: calc(var(--bar-height) + var(--tools) + 36px);
    z-index: 1;
    height: 36px;
    padding-block: 5px;
    background: ${color.sunken};
    color: ${color.text};
    font: ${type.control};
    line-height: 24px;
  }
  /* The text in the field is in line with the other cells. */
  & > tbody > tr > [data-column='statement'] {
    padding: 0;

    & > :not(:first-child) {
      padding-inline: ${space(2)};
    }
  }
  /* A number looks like the other cells until it is pointed at or has the focus. An empty field is to be filled in. */
  & > tbody > tr > [data-column='rating'] {
    padding: 2px ${space(1)};
  }
  & [data-column='rating'] > input:not(:hover, :focus-visible, [aria-invalid='true']) {
    border-color: transparent;
    background: transparent;

    &:placeholder-shown {
      ${emptyRatingStyles}
    }
  }
  & ${ColumnLabel} {
    display: none;
  }
  /* More statements fit on one line. A finger gets larger letters, below which some phones zoom in. */
  @media (pointer: fine) {
    & :is([data-look], [data-column] > input) {
      font-size: 0.875rem;
    }
    & [data-column='rating'] > input {
      min-height: 30px;
      padding-block: 2px;
    }
  }
  /* The sticky header covers nothing that has the focus. */
  & > tbody :is(textarea, input, button) {
    scroll-margin-top: calc(var(--bar-height) + var(--tools) + ${space(21)});
  }
  & > thead th {
    position: sticky;
    top: calc(var(--bar-height) + var(--tools));
    z-index: 2;
    background: ${color.canvas};
    color: ${color.textMuted};
    font: ${type.label};
    vertical-align: middle;
  }
  & [data-column='select'] {
    width: 40px;
    user-select: none;
  }
  & [data-column='number'] {
    width: 52px;
    font-variant-numeric: tabular-nums;
  }
  & [data-column='step'] {
    width: 14%;

    &[data-repeated] {
      color: ${color.textMuted};
    }
  }
  & [data-column='remarks'] {
    width: 88px;
  }
  & [data-column='rating'] {
    width: 108px;
    font-variant-numeric: tabular-nums;
  }
  & [data-column='opportunity'] {
    width: 208px;
  }
  & [data-column='status'] {
    width: 104px;
  }
  & [data-column='owner'] {
    width: 112px;
  }
  & [data-column='tags'] {
    width: 120px;
  }
  & > tbody > tr > :is([data-column='status'], [data-column='owner'], [data-column='tags']) {
    padding: 2px ${space(1)};
  }
  & [data-status='out'] textarea {
    color: ${color.textMuted};
  }
  & > tbody > tr[data-selected] {
    background: ${color.accentSoft};
  }
  @media (forced-colors: active) {
    & > tbody > tr[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${TOO_NARROW} {
    @media screen {
      min-width: 900px;

      & > thead th {
        top: 0;
      }
      & > tbody > tr > th {
        top: 36px;
      }
      & > tbody :is(textarea, input, button) {
        scroll-margin-top: ${space(21)};
      }
    }
  }
  ${PHONE} {
    @media screen {
      min-width: 0;

      & > thead {
        display: none;
      }
      &,
      & > tbody {
        display: block;
      }
      & > tbody > tr {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: ${space(1)} ${space(3)};
        padding-block: ${space(3)};
        border-bottom: 1px solid ${color.border};
      }
      & > tbody > tr > td[data-column] {
        flex: none;
        width: auto;
        /* A block is as high as its content: the least height of a row would be its whole height. */
        height: auto;
        padding: 0;
        border: 0;
      }
      & > tbody > [data-group] {
        padding: 0;
        border: 0;

        & > th {
          position: static;
          flex: 1;
          height: auto;
          padding: ${space(2)};
          border: 0;
          border-radius: ${radius.small};
        }
      }
      & > tbody > tr > [data-column='step'][data-column] {
        flex: 1 1 50%;
        color: ${color.textMuted};
        font: ${type.small};
      }
      /* Beside it is room for the number of remarks, and for nothing else. */
      & > tbody > tr > [data-column='statement'][data-column] {
        flex: 1 1 calc(100% - 72px);
        min-width: 0;
        /* The text of the field is in line with the labels below it. */
        margin-inline-start: calc(-1px - ${space(2)});
      }
      /* The statement is beside its number: the job step is above it. */
      &[data-grouped] > tbody > tr {
        align-items: start;

        & > :is([data-column='select'], [data-column='number'])[data-column] {
          padding-top: 5px;
        }
        & > [data-column='number'][data-column] {
          width: 40px;
        }
        /* There is room for the number of remarks, but not for a rating. */
        & > [data-column='statement'][data-column] {
          flex-basis: calc(100% - 148px);
        }
      }
      & > tbody > tr > td:empty {
        display: none;
      }
      & > tbody > tr > [data-column='rating'][data-column] {
        flex: 1 1 88px;
        align-self: start;
      }
      & > tbody > tr > [data-column='opportunity'][data-column] {
        flex: 1 1 100%;
      }
      & ${ColumnLabel} {
        display: block;
      }
      & > tbody :is(textarea, input, button) {
        scroll-margin-top: calc(var(--bar-height) + ${space(2)});
      }
    }
  }
  @media print {
    & [data-column='select'],
    & [data-column='remarks'] {
      display: none;
    }
    & > tbody > tr {
      break-inside: avoid;
    }
    & > :is(thead, tbody) th {
      position: static;
    }
  }
`

/** In line with the texts of the fields. */
export const NoStatements = styled.span`
  display: block;
  padding: 5px ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
  line-height: 24px;
`

export const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`
