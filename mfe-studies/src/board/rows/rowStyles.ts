import { color, media, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { MAP } from '../../domain/map/mapStyles.ts'

/**
 * One goal: number, text and controls, with its remarks under the text. On the map it is a card at its place. Laid out and painted only when visible, but
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
  &[data-card] {
    position: absolute;
    display: block;
    padding: 0;
    border: 1px solid ${color.border};
    background: ${color.surface};
    contain: layout style;
    contain-intrinsic-block-size: none;
  }
  /* Controls and remarks of a card lie outside of it, over other cards. */
  &[data-card]:is(:hover, :focus-within, [data-chosen]) {
    z-index: 1;
    content-visibility: visible;
  }
  &[data-caption] {
    content-visibility: visible;
  }
  &[data-card]:focus-within {
    z-index: 2;
  }
  &[data-card] > :is([data-drag], [data-dense]) {
    position: absolute;
    top: 1px;
    left: 1px;
    width: 30px;
    min-height: 32px;
    padding: 0;
    font: 400 12px / 18px var(--os-font);
    text-align: center;
  }
  &[data-card]:hover {
    border-color: ${color.borderStrong};
    box-shadow: ${shadow.raised};
  }
  &[data-card][data-chosen] {
    border-color: ${color.accent};
  }
  &[data-card]:has(textarea:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    box-shadow: ${shadow.overlay};
  }
  &[data-card][data-severity]::after {
    content: '';
    position: absolute;
    top: 6px;
    right: 6px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.warning};
    pointer-events: none;
  }
  &[data-card][data-severity='error']::after {
    background: ${color.danger};
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
  [data-card] > & > div {
    /* Of the field's padding, as much stays as a note has above it. */
    margin-top: ${MAP.noteGap - 7}px;
    padding: 0 ${MAP.cardPadding - 1}px ${MAP.cardPaddingBlock - 1}px ${MAP.number - 1}px;
  }
`

/** The job step that the goals below belong to. */
export const StepCaption = styled.span`
  grid-column: 2 / -1;
  padding: ${space(3)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.tiny};

  /* Above the first card of its step, in the room that the layout of the map has for it. */
  [data-card] > & {
    position: absolute;
    bottom: 100%;
    left: 0;
    right: 0;
    padding: 0 0 4px;
    color: ${color.text};
    font: 600 12px / 17px var(--os-font);
  }
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
  ${Row}[data-card] > & {
    position: absolute;
    top: -${space(3)};
    right: -${space(2)};
    z-index: 1;
    min-height: 0;
    border: 1px solid ${color.border};
    border-radius: ${radius.round};
    background: ${color.surface};
    box-shadow: ${shadow.raised};

    & > button {
      width: 28px;
      height: 28px;
      border-radius: ${radius.round};
    }
    &:empty {
      display: none;
    }
  }
  ${Row}[data-card]:not(:hover, :focus-within) > &,
  ${Row}[data-card][data-dragging] > & {
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
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
