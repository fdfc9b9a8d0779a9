import { color, linkStyles, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The roles keep the table a table on a phone, where its parts are laid out as blocks. */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border: 1px solid ${color.border};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
  text-align: start;

  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th:first-child {
    width: 30%;
  }
  & th:nth-child(2) {
    width: 9rem;
  }
  & th:nth-child(3) {
    width: 22%;
  }
  & th {
    color: ${color.textMuted};
    font: ${type.label};
    vertical-align: bottom;
  }
  & tbody td {
    border-top: 1px solid ${color.border};
    font: ${type.small};
  }

  ${media.narrow} {
    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding: ${space(2)} 0;
    }
    & tr + tr {
      border-top: 1px solid ${color.border};
    }
    & tbody td {
      padding: ${space(1)} ${space(3)};
      border-top: 0;
    }
    & td[data-label]:not(:empty)::before {
      content: attr(data-label) ': ';
      color: ${color.textMuted};
    }
    & td:empty {
      display: none;
    }
  }
`

export const Row = styled.tr.attrs({ role: 'row' })``

export const Cell = styled.td.attrs({ role: 'cell' })``

export const Open = styled.button`
  ${linkStyles}
  min-height: 24px;
  /* In line with the texts of the other cells. */
  margin-block: -2px;
  padding: 0;
  border: 0;
  background: none;
  font: ${type.control};
  text-align: start;
  cursor: pointer;

  &:not(:hover) {
    text-decoration: none;
  }

  /* A target of 44 px, which takes no space from the lines around it. */
  ${media.narrow} {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
  }
`

/** Where a gap is rated: below its importance, on a phone beside it. */
export const Way = styled.div`
  font: ${type.small};

  ${media.narrow} {
    display: inline-block;
    margin-left: ${space(3)};
  }
`

/** What the drawing of its row would say. */
export const Unrated = styled.span`
  color: ${color.textMuted};
`

export const Layer = styled.div`
  color: ${color.textMuted};
  font: ${type.tiny};
`

/** The cell of a drawing, whose marks reach over the ends of its scale. */
export const Ends = styled(Cell)`
  & > svg {
    width: calc(100% - ${space(4)});
    margin: 0 ${space(2)};
  }
`

/** The ends of the scale, above those of the drawings. */
export const Scale = styled.span`
  display: flex;
  justify-content: space-between;
  margin: 0 ${space(1)};
  font: ${type.tiny};
`

export const Importance = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: ${space(1)};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-high] {
    color: ${color.danger};
    font-weight: 600;
  }
  ${media.narrow} {
    grid-auto-flow: column;
    align-items: center;
    gap: ${space(3)};
  }
`

/** How many of five steps are reached. */
export const Steps = styled.span`
  display: flex;
  gap: 2px;

  & > span {
    width: ${space(3)};
    height: 6px;
    border-radius: ${radius.small};
    background: ${color.border};
  }
  & > [data-reached] {
    background: ${color.textMuted};
  }
  [data-high] > & > [data-reached] {
    background: currentcolor;
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid CanvasText;
    }
    & > [data-reached] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`
