import { color, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/**
 * One goal: number, text and controls, with its remarks under the text. Laid out and painted only when visible, but
 * always in the DOM for search, print and screen readers. The padding leaves room for the focus rings inside the row.
 */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(1)};
  position: relative;
  padding: 2px ${space(1)} 2px 0;
  border-radius: ${radius.medium};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 2.5rem;

  &[data-chosen] {
    background: ${color.accentSoft};
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  ${media.narrow} {
    grid-template-columns: 1.75rem minmax(0, 1fr);
    contain-intrinsic-block-size: auto 4rem;
  }
  @media print {
    content-visibility: visible;
    break-inside: avoid;
  }
`

export const RowBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  /* The opportunity is in line with the text of the field. */
  & > [data-band] {
    margin: 0 0 ${space(1)} ${space(2)};
  }
`

/** The job step that the goals below belong to. */
export const StepCaption = styled.span`
  grid-column: 2 / -1;
  padding: ${space(3)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.tiny};
`

/**
 * Muted until the row is hovered or focused; on a phone hidden unless its goal is the chosen one, so that no button moves
 * away under a finger when a text loses the focus. The controls stay in the DOM for keyboard and screen reader users.
 */
export const RowControls = styled.div`
  display: flex;
  align-items: center;
  min-height: 34px;

  /* On a wide screen the details stand beside the map. */
  ${media.wide} {
    & > [data-details]:not(:focus-visible) {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
  @media (hover: hover) {
    opacity: 0.5;
  }
  ${Row}:hover &,
  ${Row}:focus-within & {
    opacity: 1;
  }
  ${media.narrow} {
    grid-column: 2;
    flex-wrap: wrap;
    justify-content: flex-end;

    ${Row}:not(:focus-within, [data-chosen]) > & {
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
