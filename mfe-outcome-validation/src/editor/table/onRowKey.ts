import type { KeyboardEvent } from 'react'
import { ifCursorStays } from '../rows/rowFocus.ts'
import { rowKey, selectedIn } from '../rows/rowKey.ts'

/**
 * Handles the keys of a statement's field: Enter and, at the edge of a text, the arrow keys go to the field of another
 * row. A statement is one line, so no key breaks it.
 */
export function onRowKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget
  const asked = rowKey(event.nativeEvent, field.value, selectedIn(field))
  if (asked === 'before' || asked === 'after') {
    ifCursorStays(field, () => focusNeighbor(field, asked === 'before' ? -1 : 1))
  } else if (asked === 'next' || asked === 'addStep' || asked === 'none') {
    event.preventDefault()
    if (asked === 'next') focusNeighbor(field, 1)
  }
}

function focusNeighbor(field: HTMLTextAreaElement, by: -1 | 1): void {
  const fields = [...(field.closest('table')?.querySelectorAll('textarea') ?? [])]
  fields[fields.indexOf(field) + by]?.focus()
}
