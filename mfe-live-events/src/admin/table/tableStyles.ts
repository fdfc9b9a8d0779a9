import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ColumnHeader, withRole } from '../core/gridTable.ts'
import type { RowSizes } from '../core/useRowLayout.ts'

/** Widths of a row's cells: selection, topic, switch, category, instructor, actions. */
const COLUMNS = '2.5rem minmax(12rem, 1fr) 8.5rem 10rem 10rem 13.5rem'

export const ROW_SIZES: RowSizes = { table: 6.75, cards: 23.5, cardsBelow: 60 }

export const HeadRow = withRole('row')`
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  font: ${type.label};

  [data-layout='cards'] & {
    grid-template-columns: auto 1fr;
    & > :nth-child(n + 3) {
      display: none;
    }
  }
`

/** The heading of a column that is sorted in two ways. */
export const SortPair = styled(ColumnHeader)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};

  & > button + button::before {
    content: '';
    width: 1px;
    height: 14px;
    margin-right: ${space(2)};
    background: ${color.borderStrong};
  }
`

export const Row = withRole('row')`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: ${space(3)};
  height: ${ROW_SIZES.table}rem;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  contain: layout style;

  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  & > * {
    min-width: 0;
  }
  [data-layout='cards'] & {
    grid-template: auto auto auto auto / auto 1fr 1fr;
    align-content: center;
    height: ${ROW_SIZES.cards}rem;

    & > :nth-child(2),
    & > :nth-child(3) {
      grid-column: 2 / -1;
    }
    & > :nth-child(4),
    & > :nth-child(5) {
      grid-column: span 2;
    }
    & > :nth-child(4),
    & > :nth-child(5),
    & > :nth-child(6) {
      grid-column: 2 / -1;
    }
  }
`

export const Topic = withRole('cell')`
  display: grid;

  & > :first-child {
    display: -webkit-box;
    font: ${type.control};
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

export const Actions = withRole('cell')`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`

export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 1fr) repeat(3, minmax(8rem, auto));
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`
