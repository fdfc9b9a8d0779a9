import type { Compilation } from 'webpack'
import { usedOfShares } from './usedOfShares.ts'

/**
 * The names that a feature needs of each shared module, sorted, by request. A gate and the shell compare them with what a
 * shell has. A library that takes another one as a whole, which assertKnownNames allows, adds no names.
 */
export function neededNames(compilation: Compilation): Readonly<Record<string, readonly string[]>> {
  const used = [...usedOfShares(compilation)].map(
    ([request, { names }]) => [request, [...names].sort()] as const,
  )
  return Object.fromEntries(used.sort(([one], [other]) => (one < other ? -1 : 1)))
}
