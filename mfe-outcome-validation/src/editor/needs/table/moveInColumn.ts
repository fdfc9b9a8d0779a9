import type { Rating } from '@outcome-studio/shared/domain'
import { keyOf } from '@outcome-studio/shared/ui'
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, -1 | 1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Moves focus from a rating to the one below or above, as in a spreadsheet. Returns whether there is one. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>, part: keyof Rating): boolean {
  const { shiftKey, currentTarget } = event
  const step = STEPS[keyOf(event)]
  if (step === undefined) return false
  const row = currentTarget.closest('tr')
  const isUp = step < 0 || shiftKey
  const next = isUp ? row?.previousElementSibling : row?.nextElementSibling
  const field = next?.querySelector<HTMLInputElement>(`input[data-part="${part}"]`)
  field?.focus()
  field?.select()
  return field !== null && field !== undefined
}
