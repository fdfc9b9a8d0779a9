import { capitalized } from '@outcome-studio/shared/domain/base'
import { EFFECTS, type Effect } from '@outcome-studio/shared/domain/study'
import type { SelectOption } from '@outcome-studio/shared/ui'

const SHARES: Readonly<Record<Effect, string>> = {
  small: 'a quarter of the gap',
  medium: 'half of the gap',
  large: 'three quarters of the gap',
}

/** The effects with what they mean. */
export const EFFECT_OPTIONS: readonly SelectOption[] = EFFECTS.map((value) => ({
  value,
  label: `${capitalized(value)}: ${SHARES[value]}`,
}))

export const effectOf = (value: string): Effect | undefined => EFFECTS.find((effect) => effect === value)
