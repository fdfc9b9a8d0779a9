import type { Rating } from '@outcome-studio/shared/domain/study'
import { keyOf } from '@outcome-studio/shared/ui'
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, -1 | 1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Moves focus from a rating to the one below or above, as in a spreadsheet. Returns whether there is one. */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>, part: keyof Rating): boolean {
  const { shiftKey, currentTarget } = event
  const step = STEPS[keyOf(event)]
  if (step === undefined) return false
  // Not every row has a rating.
  const fields = [
    ...(currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-part="${part}"]`) ??
      []),
  ]
  const at = fields.indexOf(currentTarget)
  const field = fields[at + (step < 0 || shiftKey ? -1 : 1)]
  field?.focus()
  field?.select()
  return field !== undefined
}
