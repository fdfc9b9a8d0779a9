import type { Compilation, Dependency, Module, ModuleGraph } from 'webpack'
import { SHARES } from './shares.ts'

/** What a build imports of a shared module. */
export interface UsedShare {
  readonly names: ReadonlySet<string>
  /** Whether it also takes the module as a whole, so that nobody knows which names it needs. */
  readonly isWhole: boolean
}

/** What a feature's modules import of each shared module, by its request. Modules that it does not import are missing. */
export function usedOfShares({ modules, moduleGraph }: Compilation): ReadonlyMap<string, UsedShare> {
  const used = new Map<string, { readonly names: Set<string>; isWhole: boolean }>()
  const visitAll = ({ dependencies, blocks }: Pick<Module, 'dependencies' | 'blocks'>): void => {
    for (const dependency of dependencies) {
      const request = requestOf(dependency)
      if (request === null) continue
      const share = used.get(request) ?? { names: new Set(), isWhole: false }
      for (const name of namesOf(dependency, moduleGraph)) {
        if (name === null) share.isWhole = true
        else share.names.add(name)
      }
      used.set(request, share)
    }
    blocks.forEach(visitAll)
  }
  const visit = (module: Module): void => {
    visitAll(module)
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(visit)
  }
  modules.forEach(visit)
  return used
}

function requestOf(dependency: Dependency): string | null {
  const request = 'request' in dependency ? dependency.request : null
  return SHARES.find((share) => share === request) ?? null
}

/** Null stands for the module as a whole. An import for its side effects alone has no names. */
function namesOf(dependency: Dependency, moduleGraph: ModuleGraph): readonly (string | null)[] {
  const ids = 'ids' in dependency ? dependency.ids : null
  if (Array.isArray(ids) && typeof ids[0] === 'string') return [ids[0]]
  if (ids === null && dependency.type !== 'import()') return []
  // A namespace may be destructured where it is used.
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((reference) => ('name' in reference ? reference.name : reference)[0] ?? null)
}
