import { type KeyPress, keyOf } from '@outcome-studio/shared/ui'
import type { Selected } from '../../domain/writing/planSplit.ts'

/**
 * The command of a key pressed in an item's field; null if the field handles the key.
 * next: split the text at the cursor, or go below from its end; addStep: add a job step below; joinBefore, joinAfter:
 * join with the item before or after; fold: collapse or expand the step; up, down: move the item; before, after: go to
 * the adjacent field if the cursor cannot move further; none: nothing happens.
 */
export type RowKey =
  | 'next'
  | 'addStep'
  | 'removeEmpty'
  | 'joinBefore'
  | 'joinAfter'
  | 'fold'
  | 'up'
  | 'down'
  | 'before'
  | 'after'
  | 'none'
  | null

const WITH_CONTROL: Readonly<Record<string, RowKey>> = { Enter: 'addStep', '.': 'fold' }

/**
 * @param text content of the field
 * @param selected what is selected in it
 */
export function rowKey(pressed: KeyPress, text: string, selected: Selected): RowKey {
  const { altKey, ctrlKey, metaKey, shiftKey } = pressed
  const key = keyOf(pressed)
  // A statement is one line: a line break would become a space.
  if (shiftKey) return key === 'Enter' ? 'none' : null
  if (ctrlKey || metaKey) return ctrlKey === metaKey || altKey ? null : (WITH_CONTROL[key] ?? null)
  if (key === 'ArrowUp') return altKey ? 'up' : 'before'
  if (key === 'ArrowDown') return altKey ? 'down' : 'after'
  if (altKey) return null
  if (key === 'Enter') return 'next'
  if (selected.from !== selected.to) return null
  if (key === 'Backspace') return text === '' ? 'removeEmpty' : selected.from === 0 ? 'joinBefore' : null
  return key === 'Delete' && selected.to === text.length ? 'joinAfter' : null
}

/** What is selected in a field. */
export const selectedIn = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  from: selectionStart,
  to: selectionEnd,
})
