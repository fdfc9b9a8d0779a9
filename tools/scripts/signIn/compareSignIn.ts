import type { SignInSettings } from './PRODUCTION_SIGN_IN.ts'

/** One setting of a project that is not as it must be. */
export interface SignInDifference {
  readonly setting: string
  readonly expected: string
  readonly actual: string
}

/** Compares settings. The order of lists does not matter. */
export function compareSignIn(expected: SignInSettings, actual: SignInSettings): readonly SignInDifference[] {
  const before = new Map(Object.entries(expected).map(([setting, value]) => [setting, describe(value)]))
  return Object.entries(actual)
    .map(([setting, value]) => ({
      setting,
      expected: before.get(setting) ?? 'nothing',
      actual: describe(value),
    }))
    .filter((compared) => compared.expected !== compared.actual)
}

const describe = (value: boolean | readonly string[]): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value.toSorted().join(', ') || 'none'
