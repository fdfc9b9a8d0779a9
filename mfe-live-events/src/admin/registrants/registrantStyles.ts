import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { withRole } from '../core/gridTable.ts'
import type { RowSizes } from '../core/useRowLayout.ts'

const COLUMNS = 'minmax(0, 1.2fr) minmax(0, 1.5fr) 9rem 11rem 9rem'

export const ROW_SIZES: RowSizes = { table: 3.5, cards: 8.5, cardsBelow: 52 }

export const HeadRow = withRole('row')`
  display: grid;
  grid-template-columns: ${COLUMNS};
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  font: ${type.label};

  [data-layout='cards'] & {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Row = withRole('row')`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: 0 ${space(3)};
  height: ${ROW_SIZES.table}rem;
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${color.border};
  contain: layout style;

  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-layout='cards'] & {
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    height: ${ROW_SIZES.cards}rem;

    & > :nth-child(2),
    & > :nth-child(4) {
      grid-column: 1 / -1;
    }
    & > :nth-child(3) {
      grid-area: 1 / 2;
    }
  }
`

export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 1fr) minmax(10rem, auto);
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Totals = styled.p`
  color: ${color.textMuted};
`
