import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ColumnLabel } from '../needs/table/tableStyles.ts'

/** On a phone checkbox, number, step and statement fill the width, so that no statement is cut off. */
const PHONE = '@container (max-width: 560px)'
/** Width of the other columns, which a phone shows when it is scrolled. */
const SCROLLED = '480px'

/** Below this width the table scrolls in its own region. */
export const TOO_NARROW = '@container (max-width: 900px)'

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  container-type: inline-size;
  /* Height of the tools. */
  --tools: 80px;
`

/** Above a wide table its header stays in view below the tools; a narrow one scrolls below its own header. */
export const Region = styled.div`
  ${TOO_NARROW} {
    @media screen {
      max-height: max(320px, 60dvh);
      overflow: auto;
      border: 1px solid ${color.border};
    }
  }
`

/** A job step and its category on one line. The rest of a long text is in its title, and in the filter by step. */
export const StepLine = styled.span`
  display: flex;
  gap: ${space(2)};

  & > :first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :not(:first-child) {
    flex: none;
    line-height: inherit;
  }
  @media print {
    display: block;

    & > :first-child {
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
    padding-block: ${space(1.5)};
    line-height: 24px;
  }
  /* The text in the field is in line with the other cells. */
  & > tbody > tr > [data-column='statement'] {
    padding: 1px 0;

    & > :not(:first-child) {
      padding-inline: ${space(2)};
    }
  }
  /* A rating looks like the other cells until it is pointed at or has the focus. */
  & > tbody > tr > [data-column='rating'] {
    padding: 1px ${space(1)};
  }
  & [data-column='rating'] > input:not(:hover, :focus-visible, [aria-invalid='true']) {
    border-color: transparent;
    background: transparent;
  }
  & ${ColumnLabel} {
    display: none;
  }
  /* More statements fit on one line. A finger gets larger letters, below which some phones zoom in. */
  @media (pointer: fine) {
    & :is([data-look], [data-column] > input) {
      font-size: 0.875rem;
    }
  }
  /* The sticky header covers nothing that has the focus. */
  & > tbody :is(textarea, input, button) {
    scroll-margin-top: calc(var(--bar-height) + var(--tools) + ${space(12)});
  }
  & > thead th {
    position: sticky;
    top: calc(var(--bar-height) + var(--tools));
    z-index: 1;
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
    width: 15%;

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
      & > tbody :is(textarea, input, button) {
        scroll-margin-top: ${space(12)};
      }
    }
  }
  ${PHONE} {
    @media screen {
      /* The border of the region takes 2 px, the column of checkboxes 40 px. */
      min-width: calc(100cqi - 2px + ${SCROLLED});

      & [data-column='number'] {
        width: 44px;
        padding-inline: ${space(1)};
      }
      & [data-column='step'] {
        width: 72px;
        padding-inline: ${space(1)};
        color: ${color.textMuted};
        font: ${type.small};
      }
      & ${StepLine} {
        display: block;

        & > :first-child {
          white-space: normal;
        }
      }
      &:not(:has([data-column='select'])) {
        min-width: calc(100cqi - 42px + ${SCROLLED});
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
    & > thead th {
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
