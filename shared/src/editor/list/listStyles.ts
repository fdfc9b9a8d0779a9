import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** From this width a list of documents is laid out in columns. */
export const COLUMNS = '@media (min-width: 1000px)'

/**
 * The grid of a row: name, one column for each fact, menu. All rows share the widths in --facts, so that they line up
 * although each is laid out alone.
 */
export const columnsOfRow = `
  grid-template-columns: minmax(0, 1fr) var(--facts) 2.25rem;
  column-gap: ${space(6)};
`

/** The noun of a counted fact, for example "job steps". In columns only screen readers need it. */
export const FactNoun = styled.span`
  ${COLUMNS} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`
