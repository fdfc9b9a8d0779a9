import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { withRole } from '../core/gridTable.ts'
import type { RowSizes } from '../core/useRowLayout.ts'

/** Widths of a row's cells: selection, name, email, status, time of registration, attendance. */
const COLUMNS = '1.25rem minmax(0, 1.2fr) minmax(0, 1.5fr) 9.5rem 13rem 9rem'

export const ROW_SIZES: RowSizes = { table: 3.5, cards: 8.5, cardsBelow: 52 }

export const HeadRow = withRole('row')`
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  font: ${type.label};

  [data-layout='cards'] & {
    grid-template-columns: 1.25rem repeat(3, minmax(0, 1fr));

    /* The second line begins below the first heading, not below the checkbox. */
    & > :nth-child(5) {
      grid-column: 2;
    }
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

  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-layout='cards'] & {
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    align-content: center;
    height: ${ROW_SIZES.cards}rem;

    & > :nth-child(3),
    & > :nth-child(5) {
      grid-column: 2 / -1;
    }
    & > :nth-child(4) {
      grid-area: 1 / 3;
    }
    & > :nth-child(6) {
      grid-column: 2 / -1;
    }
  }
`

/** A second line below the text of a cell. */
export const Below = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
  overflow: hidden;
  text-overflow: ellipsis;
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
