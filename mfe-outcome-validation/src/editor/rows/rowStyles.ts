import { media, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { controlIcons } from './controlIcons.ts'

/** Width of the column of numbers. The mark of the worst severity follows it. */
export const NUMBER_WIDTH = '2.25rem'

/** Keeps the mark, 8 px wide in the gap of the columns, away from the border of the field. */
const MARK_DISTANCE = '6px'

/** Indents what is below the texts. */
export const TEXT_INDENT = `calc(${NUMBER_WIDTH} + ${MARK_DISTANCE})`

/** Lays out number, text and controls of one item, with its remarks under the text. */
export const Row = styled.div`
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

export const RowBody = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin-left: ${MARK_DISTANCE};
`

/**
 * Shown while the row is hovered or focused, in a place that stays free. The controls stay in the DOM for keyboard and
 * screen reader users. A touch screen without a hover always shows them, except on a phone.
 */
export const RowControls = styled.div`
  display: flex;
  align-items: center;
  min-height: 34px;
  ${controlIcons}

  @media (hover: hover) {
    opacity: 0;
  }
  ${Row}:hover &,
  ${Row}:focus-within & {
    opacity: 1;
  }
  ${media.narrow} {
    grid-column: 2;
    justify-content: flex-end;

    ${Row}:not(:focus-within) & {
      position: absolute;
      right: 0;
      overflow: hidden;
      width: 1px;
      height: 1px;
      min-height: 0;
      clip-path: inset(50%);
    }
  }
  @media print {
    display: none;
  }
`
