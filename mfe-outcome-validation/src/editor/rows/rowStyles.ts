import { iconButtonStyles, media, motion, space } from '@outcome-studio/shared/ui'
import { css } from 'styled-components'
import { controlIcons } from './controlIcons.ts'

/** Width of the column of numbers. The mark of the worst severity follows it. */
export const NUMBER_WIDTH = '2.25rem'

/** Keeps the mark, 8 px wide in the gap of the columns, away from the border of the field. */
const MARK_DISTANCE = '6px'

/** Indents what is below the texts. */
export const TEXT_INDENT = `calc(${NUMBER_WIDTH} + ${MARK_DISTANCE})`

/** Lays out number, text and controls of one item, with its remarks under the text. */
const row = css`
  display: grid;
  grid-template-columns: ${NUMBER_WIDTH} minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(2)};
  position: relative;
  contain: layout style;

  ${media.narrow} {
    grid-template-columns: ${NUMBER_WIDTH} minmax(0, 1fr);
  }
  /* The handle is higher than a line there. Its number stays in line with the text. */
  @media (pointer: coarse) {
    & > [data-drag] {
      padding-bottom: 10px;
    }
  }
`

const rowBody = css`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin-left: ${MARK_DISTANCE};
`

/**
 * Shown while the row is hovered or focused, in a place that stays free. The controls stay in the DOM for keyboard and
 * screen reader users. A touch screen without a hover always shows them, except on a phone.
 */
const rowControls = css`
  display: flex;
  align-items: center;
  min-height: 34px;
  ${controlIcons}

  ${media.narrow} {
    justify-content: flex-end;
  }
  @media print {
    display: none;
  }
`

const rowControl = css`
  flex: none;
  width: 32px;
  height: 32px;
  transition: background-color ${motion};
  ${iconButtonStyles}

  &:disabled {
    opacity: 0.35;
    background: transparent;
    cursor: default;
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`

/**
 * Styles of the rows, for the list around them: a styled component for each element is slow for hundreds of rows
 * (docs/decisions/opening-large-documents.md).
 */
export const rowsStyles = css`
  .row {
    ${row}
  }
  .row-body {
    ${rowBody}
  }
  .row-controls {
    ${rowControls}
  }
  @media (hover: hover) {
    .row:not(:hover, :focus-within) .row-controls {
      opacity: 0;
    }
  }
  ${media.narrow} {
    .row > .row-controls {
      grid-column: 2;
    }
    .row:not(:focus-within) .row-controls {
      position: absolute;
      right: 0;
      overflow: hidden;
      width: 1px;
      height: 1px;
      min-height: 0;
      clip-path: inset(50%);
    }
  }
  .row-control {
    ${rowControl}
  }
`
