/** Names that a feature imports from each module it takes from the shell, by the module's request. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>

/** A name that a feature needs and the shell does not have. */
export interface MissingName {
  /** Request of the module, for example "@outcome-studio/shared/ui". */
  readonly module: string
  /** Null if the shell does not have the module itself. */
  readonly name: string | null
}

/**
 * What a feature needs of a shell's modules and does not get. Without it the feature would stop where it uses the name.
 * @param offered the names that the shell has, by module; null for a module whose names are not known
 */
export function missingNames(
  needed: NamesByModule,
  offered: Readonly<Record<string, readonly string[] | null>>,
): readonly MissingName[] {
  return Object.entries(needed).flatMap(([module, names]): readonly MissingName[] => {
    const known = offered[module]
    if (known === undefined) return [{ module, name: null }]
    if (known === null) return []
    return names.filter((name) => !known.includes(name)).map((name) => ({ module, name }))
  })
}

/** For the person who published it, for example "Chip of @outcome-studio/shared/ui". */
export const describeMissing = (missing: readonly MissingName[]): string =>
  missing.map(({ module, name }) => (name === null ? module : `${name} of ${module}`)).join(', ')
