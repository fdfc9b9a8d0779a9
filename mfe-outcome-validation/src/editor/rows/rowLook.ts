import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Number, text and controls of one item; what is said about it stands under the text. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(2)};
  contain: layout style;

  ${media.narrow} {
    grid-template-columns: 2rem minmax(0, 1fr);
  }
`

export const RowNumber = styled.span`
  padding-top: ${space(2.5)};
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  text-align: right;
`

export const RowBody = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`

/**
 * Quiet until the row is pointed at or worked in. Never taken away: who moves by keyboard or screen reader always
 * finds them, and who touches finds them under the text.
 */
export const RowControls = styled.div`
  display: flex;
  padding-top: ${space(1)};

  @media (hover: hover) {
    opacity: 0.35;
  }
  ${Row}:hover > &,
  ${Row}:focus-within > & {
    opacity: 1;
  }
  ${media.narrow} {
    grid-column: 2;
    justify-content: flex-end;
    padding-top: 0;
  }
  @media print {
    display: none;
  }
`
