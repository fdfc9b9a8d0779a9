import {
  hasKeyboard,
  keyOf,
  media,
  Select,
  type SelectOption,
  space,
  TextField,
} from '@outcome-studio/shared/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { capitalized, type DocumentWords } from '../core/DocumentWords.ts'
import type { ListViewing } from './useListView.ts'
import { useSlashKey } from './useSlashKey.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(160px, auto);
  justify-content: space-between;
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

interface DocumentSearchProps<Order extends string> {
  readonly words: DocumentWords
  readonly viewing: ListViewing<Order>
  readonly orders: readonly SelectOption[]
  readonly field: RefObject<HTMLInputElement | null>
}

/** Filters documents by name while typing, and sorts them. "/" focuses the field, Escape clears it. */
export function DocumentSearch<Order extends string>({
  words,
  viewing: { query, order, find, sort, flush },
  orders,
  field,
}: DocumentSearchProps<Order>) {
  useSlashKey(field)
  return (
    <Row role="search" aria-label={capitalized(words.many)}>
      <TextField
        label={`Find a ${words.one}`}
        type="search"
        autoComplete="off"
        placeholder={hasKeyboard() ? 'Press / and type part of a name' : 'Part of a name'}
        value={query}
        onChange={find}
        onBlur={flush}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') find('')
        }}
        inputRef={field}
      />
      <Select label="Sort by" value={order} options={orders} onChange={sort} />
    </Row>
  )
}
