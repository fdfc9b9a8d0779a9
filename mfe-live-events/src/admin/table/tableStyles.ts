import { color, media, space, type, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { withRole } from '../core/gridTable.ts'
import type { RowSizes } from '../core/useRowLayout.ts'

/** Widths of a row's cells: selection, topic, start, switch, category, instructor, actions. */
const COLUMNS = '1.5rem minmax(8rem, 1fr) 13.5rem 4.5rem 8.5rem 9.5rem 14.25rem'

export const ROW_SIZES: RowSizes = { table: 4, cards: 16, cardsBelow: 67 }

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

// Without a transform and containment, in which the tooltips of a row would be placed wrongly and be clipped.
export const Row = withRole('row')`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: ${space(3)};
  height: ${ROW_SIZES.table}rem;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  & > * {
    min-width: 0;
  }
  [data-layout='cards'] & {
    grid-template: auto auto auto auto / 1.5rem minmax(0, 1fr) minmax(0, 1fr);
    align-content: center;
    height: ${ROW_SIZES.cards}rem;

    & > :nth-child(2),
    & > :nth-child(3) {
      grid-column: 2 / -1;
    }
    /* Both fields, then the switch before the actions, in two lines over the whole width. */
    & > :nth-child(5) {
      grid-area: 3 / 1 / auto / 3;
    }
    & > :nth-child(6) {
      grid-area: 3 / 3;
    }
    & > :nth-child(4) {
      grid-area: 4 / 1 / auto / 3;
    }
    & > :nth-child(7) {
      grid-area: 4 / 1 / auto / -1;
      justify-self: end;
    }
  }
`

export const Topic = withRole('cell')`
  display: flex;
  align-items: center;
  gap: ${space(2)};

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

  /* With them the switch and all actions fit in one line of a card. */
  @media (max-width: 379px) {
    gap: 0;
  }
`

/** The heading of the column names the switch. Cards have no headings. */
export const Published = withRole('cell')`
  [data-layout='table'] & label {
    ${visuallyHiddenStyles}
  }
  [data-layout='table'] & input {
    margin: 0;
  }
  [data-layout='cards'] & label {
    font: ${type.small};

    /* Its place is that of the actions. */
    @media (max-width: 379px) {
      ${visuallyHiddenStyles}
    }
  }
`

/** The placeholder and the first options say what the labels do, so these are for assistive technology. */
export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 1fr) repeat(3, auto);
  gap: ${space(2)};

  & label {
    ${visuallyHiddenStyles}
  }

  ${media.narrow} {
    /* As wide as their first options, with less space around them than other fields have. */
    grid-template-columns: 8fr 7fr 8fr;

    & > * {
      min-width: 0;
    }
    && select {
      padding-inline: ${space(2)} ${space(6)};
      background-position: right 12px top 50%, right 7px top 50%;
      text-overflow: ellipsis;
    }
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`
