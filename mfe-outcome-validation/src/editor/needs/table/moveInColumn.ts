import type { Rating } from '@outcome-studio/shared/domain'

const STEPS: Readonly<Record<string, -1 | 1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly currentTarget: HTMLElement
}

/** Moves focus from a rating to the one below or above, as in a spreadsheet. Returns whether there is one. */
export function moveInColumn({ key, shiftKey, currentTarget }: PressedKey, part: keyof Rating): boolean {
  const step = STEPS[key]
  if (step === undefined) return false
  const row = currentTarget.closest('tr')
  const isUp = step < 0 || shiftKey
  const next = isUp ? row?.previousElementSibling : row?.nextElementSibling
  const field = next?.querySelector<HTMLInputElement>(`input[data-part="${part}"]`)
  field?.focus()
  field?.select()
  return field !== null && field !== undefined
}
