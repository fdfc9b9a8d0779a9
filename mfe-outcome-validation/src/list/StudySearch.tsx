import { media, Select, space, TextField } from '@outcome-studio/shared/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import type { ListViewing } from './useListView.ts'
import { useSlashKey } from './useSlashKey.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, auto);
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const ORDERS = [
  { value: 'saved', label: 'Last saved' },
  { value: 'name', label: 'Name' },
  { value: 'statements', label: 'Most statements' },
] as const

interface StudySearchProps extends ListViewing {
  readonly field: RefObject<HTMLInputElement | null>
}

/** Filters studies by name while typing, and sorts them. "/" focuses the field, Escape clears it. */
export function StudySearch({ field, query, order, find, sort, flush }: StudySearchProps) {
  useSlashKey(field)
  return (
    <Row role="search" aria-label="Studies">
      <TextField
        label="Find a study"
        type="search"
        autoComplete="off"
        placeholder="Press / and type part of a name"
        value={query}
        onChange={find}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key === 'Escape') find('')
        }}
        inputRef={field}
      />
      <Select label="Sort by" value={order} options={ORDERS} onChange={sort} />
    </Row>
  )
}
