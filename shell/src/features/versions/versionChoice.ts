import type { RegistryLine } from '@outcome-studio/shared/releases'
import type { SelectOption } from '@outcome-studio/shared/ui'
import { type FeatureOverride, LISTED_RELEASES, type ListedRelease } from '../override/storedOverrides.ts'

/** What the panel has for one feature. */
export interface VersionChoice {
  readonly id: string
  readonly kind: 'released' | 'address' | ListedRelease
  /** As typed. */
  readonly address: string
}

const LABELS: Readonly<Record<VersionChoice['kind'], string>> = {
  released: 'As released',
  current: 'Current',
  canary: 'Canary',
  previous: 'Previous',
  address: 'Address',
}

/** The choice that stands for what is overridden. */
export function choiceOf(id: string, overrides: readonly FeatureOverride[]): VersionChoice {
  const override = overrides.find((each) => each.id === id)
  if (override === undefined) return { id, kind: 'released', address: '' }
  if ('entry' in override) return { id, kind: 'address', address: override.entry }
  return { id, kind: override.version, address: '' }
}

/** The overrides that stand for what was chosen. */
export const overridesOf = (choices: readonly VersionChoice[]): readonly FeatureOverride[] =>
  choices.flatMap(({ id, kind, address }): readonly FeatureOverride[] => {
    if (kind === 'released') return []
    return [kind === 'address' ? { id, entry: address.trim() } : { id, version: kind }]
  })

/**
 * The choices that there are for a feature, and the one that was made.
 * @param hasAddresses whether the environment allows any address
 */
export function optionsFor(
  { canary, previous }: RegistryLine,
  chosen: VersionChoice['kind'],
  hasAddresses: boolean,
): readonly VersionOption[] {
  const isMissing = (kind: VersionChoice['kind']) =>
    (kind === 'canary' && canary === null) || (kind === 'previous' && previous === null)
  const kinds: readonly VersionChoice['kind'][] = [
    'released',
    ...LISTED_RELEASES.filter((kind) => !isMissing(kind) || kind === chosen),
    ...(hasAddresses ? ['address' as const] : []),
  ]
  return kinds.map((kind) => ({
    value: kind,
    label: isMissing(kind) ? `${LABELS[kind]} (none now)` : LABELS[kind],
  }))
}

interface VersionOption extends SelectOption {
  readonly value: VersionChoice['kind']
}
