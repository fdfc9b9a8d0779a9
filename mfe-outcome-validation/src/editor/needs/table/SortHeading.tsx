import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styled from 'styled-components'

const Press = styled.button`
  ${focusRing};
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 28px;
  padding: 0 ${space(1)};
  margin-left: -${space(1)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: ${type.label};
  cursor: pointer;

  &:hover {
    color: ${color.text};
  }
  & > svg {
    width: 14px;
    height: 14px;
  }
  @media print {
    /* The editor hides its buttons on paper, but this one names a column. Chromium repeats no button on the next page. */
    display: contents !important;

    & > svg {
      display: none;
    }
  }
`

const ARROWS = { ascending: ArrowUp, descending: ArrowDown } as const

interface SortHeadingProps {
  /** Name of the column for the styles of its table. */
  readonly column?: string
  readonly label: string
  /** null if the table is sorted by another column. */
  readonly direction: 'ascending' | 'descending' | null
  readonly onSort: () => void
}

/** The heading of a sortable column. */
export function SortHeading({ column, label, direction, onSort }: SortHeadingProps) {
  const Arrow = direction === null ? ArrowUpDown : ARROWS[direction]
  return (
    <th scope="col" data-column={column} aria-sort={direction ?? 'none'}>
      <Press type="button" onClick={onSort}>
        {label}
        <Arrow aria-hidden="true" />
      </Press>
    </th>
  )
}
