import type { Compilation, Module } from 'webpack'

/** Names that a feature's modules import from each shared module, by its request. */
export function usedOfShares(compilation: Compilation): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>()
  const visit = (module: Module): void => {
    for (const dependency of module.dependencies) {
      if (!('request' in dependency) || !('ids' in dependency)) continue
      const { request, ids } = dependency
      if (typeof request !== 'string' || !Array.isArray(ids) || typeof ids[0] !== 'string') continue
      used.set(request, (used.get(request) ?? new Set()).add(ids[0]))
    }
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(visit)
  }
  compilation.modules.forEach(visit)
  return used
}
