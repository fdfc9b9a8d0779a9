import { color, media, space, type, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { PHONE } from './tableStyles.ts'

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
  ${PHONE} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;

    & > * {
      grid-area: 1 / 2;
    }
    & > [data-hidden] {
      display: none;
    }
    & > [data-first] {
      grid-area: 1 / 1;
      margin-inline-end: ${space(3)};
    }
  }
  @container (min-width: 901px) {
    position: sticky;
    top: var(--bar-height);
    z-index: 3;
  }
  @media print {
    display: none;
  }
`

export const ToolLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  /* Label and choice on one line. */
  & > :has(> select) {
    grid-template-columns: auto minmax(0, 140px);
    align-items: center;
    column-gap: ${space(2)};
  }
  /* What a filter is about follows from its first choice. */
  & > [data-row] > :has(> select) {
    width: 180px;

    & > label {
      ${visuallyHiddenStyles}
    }
  }
  /* As high as the buttons beside them. */
  @media (pointer: fine) {
    & select {
      min-height: 36px;
    }
    & :has(> input) {
      align-content: center;
      min-height: 36px;
    }
  }
  ${media.narrow} {
    gap: ${space(2)};
  }
`

/** Shown where each row of the table is a block, in place of its headings. */
export const PhoneOnly = styled.div`
  display: none;

  ${PHONE} {
    display: flex;
    align-items: center;
    min-height: 44px;

    &[data-row] {
      flex: 1 1 96px;

      & > :has(> select) {
        flex: auto;
        width: auto;
        min-width: 0;
      }
    }
  }
`

/** Filters in the row of tools, where there is room for them. */
export const WideOnly = styled.div`
  display: contents;

  ${PHONE} {
    display: none;
  }
`

/** A count in line with the controls. */
export const ToolText = styled.p`
  display: flex;
  align-items: center;
  min-height: 36px;
  padding-inline: ${space(1)};
  color: ${color.text};
  font: ${type.control};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
  &[data-quiet] {
    color: ${color.textMuted};
    font: ${type.small};
  }
`
