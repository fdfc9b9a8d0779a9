import { color, focusRing, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The matrix scrolls in its own region; its headings and its outcomes stay in view. */
export const MatrixRegion = styled.div`
  ${focusRing};
  max-height: max(320px, 72dvh);
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  @media print {
    max-height: none;
    overflow: visible;
    border: 0;
  }
  ${media.narrow} {
    @media screen {
      max-height: none;
      overflow: visible;
      border: 0;
    }
  }
`

export const Matrix = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;

  & :is(th, td) {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: middle;
    background: ${color.canvas};
  }
  & > tbody > tr:last-child > * {
    border-bottom: 0;
  }
  & > thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    min-width: 96px;
    max-width: 128px;
    color: ${color.textMuted};
    font: ${type.label};
    vertical-align: bottom;
    overflow-wrap: break-word;
  }
  & th[data-column='outcome'] {
    position: sticky;
    left: 0;
    min-width: 280px;
    max-width: 480px;
    color: ${color.text};
    font: ${type.small};
    font-weight: 400;
  }
  & > thead th[data-column='outcome'] {
    z-index: 2;
    color: ${color.textMuted};
    font: ${type.label};
  }
  & td[data-column='score'] {
    min-width: 88px;
    font: ${type.control};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > tbody > tr > td[data-column='cell'] {
    padding: 1px;
  }
  & > tbody > tr[data-gap] > th::after {
    content: ' Not covered';
    color: ${color.textMuted};
    font: ${type.label};
    white-space: nowrap;
  }
  @media print {
    & :is(th, td) {
      position: static !important;
      min-width: 0 !important;
    }
    & > tbody > tr {
      break-inside: avoid;
    }
  }
  ${media.narrow} {
    @media screen {
      &,
      & > tbody {
        display: block;
      }
      & > thead {
        display: none;
      }
      & > tbody > tr {
        display: flex;
        flex-wrap: wrap;
        gap: ${space(1)} ${space(2)};
        padding-block: ${space(3)};
        border-top: 1px solid ${color.border};
      }
      & > tbody > tr > :is(th, td)[data-column] {
        position: static;
        min-width: 0;
        max-width: none;
        padding: 0;
        border: 0;
      }
      & > tbody > tr > th[data-column='outcome'] {
        flex: 1 1 calc(100% - 72px);
      }
      & > tbody > tr > td[data-column='score'] {
        flex: none;
      }
      & > tbody > tr > td[data-column='cell'] {
        flex: 1 1 100%;
      }
      /* Outcomes are added in the list of initiatives. */
      & > tbody > tr > td[data-column='cell']:not(:has([data-effect])) {
        display: none;
      }
    }
  }
`

/** A cell is a button, which sets the next effect. On paper and on a phone it names what is in it. */
export const CellButton = styled.button`
  ${focusRing};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 32px;
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font: ${type.control};
  cursor: pointer;

  & > [data-name] {
    display: none;
  }
  &[data-effect] {
    color: ${color.text};
    background: ${color.accentSoft};
  }
  &[data-effect='large'] {
    color: ${color.onAccent};
    background: ${color.accentFill};
  }
  &:hover:not(:disabled) {
    border-color: ${color.borderStrong};
  }
  &:disabled {
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    border-color: GrayText;
  }
  @media print {
    display: flex !important;
    min-height: 0;
    border: 0;
    outline: 0;
    color: black !important;
    background: none !important;
  }
  ${media.narrow} {
    @media screen {
      justify-content: space-between;
      text-align: start;

      & > [data-name] {
        display: inline;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      border-color: ${color.border};
    }
  }
`
