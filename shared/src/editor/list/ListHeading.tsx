import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { COLUMNS, columnsOfRow } from './listStyles.ts'

const Frame = styled.div`
  display: none;
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};

  ${COLUMNS} {
    display: grid;
    ${columnsOfRow}
  }
`

interface ListHeadingProps {
  /** Of the columns between name and menu. */
  readonly columns: readonly string[]
}

/** The headings over a list in columns. Hidden from screen readers, because each fact includes its noun. */
export function ListHeading({ columns }: ListHeadingProps) {
  return (
    <Frame aria-hidden="true">
      <span>Name</span>
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </Frame>
  )
}
