import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** On a phone checkbox, step and statement fill the width, so that no statement is cut off. */
const PHONE = '@container (max-width: 560px)'
/** Width of the other columns, which a phone shows when it is scrolled. */
const SCROLLED = '428px'

/** Below this width the table scrolls in its own region. */
export const TOO_NARROW = '@container (max-width: 860px)'

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

    & > [data-remarks] {
      padding-inline: ${space(2)};
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
  & [data-column='step'] {
    width: 22%;

    &[data-repeated] {
      color: ${color.textMuted};
    }
  }
  & [data-column='remarks'] {
    width: 88px;
  }
  & [data-column='number'] {
    width: 104px;
    font-variant-numeric: tabular-nums;
  }
  & [data-column='opportunity'] {
    width: 132px;
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
      min-width: 860px;

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

      & [data-column='step'] {
        width: 88px;
        color: ${color.textMuted};
        font: ${type.small};
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

export const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`

/** Filters and bulk edits share one place, so that a selection moves nothing. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-height: var(--tools);
  padding-block: ${space(2)};
  background: ${color.canvas};

  & > * {
    grid-area: 1 / 1;
  }
  & > [data-hidden] {
    visibility: hidden;
  }
  @container (min-width: 861px) {
    position: sticky;
    top: var(--bar-height);
    z-index: 2;
  }
  @media print {
    display: none;
  }
`

export const ToolLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)} ${space(3)};

  & > :has(> select) {
    width: min(100%, 320px);
  }
  &[data-dense] > :has(> select) {
    width: 180px;
  }
  ${media.narrow} {
    gap: ${space(2)};

    &[data-dense] > :has(> select) {
      width: 140px;
    }
  }
`
