import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

// Rows are laid out as grids, for which browsers drop the semantics of table elements. So the roles are explicit.

/** Creates a styled div with a role. */
export const withRole = (role: 'cell' | 'columnheader' | 'row' | 'rowgroup' | 'table') =>
  styled.div.attrs({ role })

export const Frame = withRole('table')`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

export const Cell = withRole('cell')``
export const ColumnHeader = withRole('columnheader')``
export const RowGroup = withRole('rowgroup')``

/** Contains the rows that are in view, at their places. */
export const Rows = withRole('rowgroup')`
  position: relative;
  border-radius: 0 0 ${radius.large} ${radius.large};
  overflow: clip;
`

export const Small = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
  white-space: nowrap;
  overflow: hidden;
`
