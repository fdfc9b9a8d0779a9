import type { Compilation, Dependency, Module, ModuleGraph } from 'webpack'
import { byName, OWN_SHARES, SHARES } from './shares.ts'

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
      const { key, names } = requestedOf(request) ?? { key: request, names: namesOf(dependency, moduleGraph) }
      const share = used.get(key) ?? { names: new Set(), isWhole: false }
      for (const name of names) {
        if (name === null) share.isWhole = true
        else share.names.add(name)
      }
      used.set(key, share)
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

const BY_NAME = OWN_SHARES.map(byName)

function requestOf(dependency: Dependency): string | null {
  const request = 'request' in dependency ? dependency.request : null
  const isShared = (found: string) =>
    SHARES.some((share) => share === found) || BY_NAME.some((prefix) => found.startsWith(prefix))
  return typeof request === 'string' && isShared(request) ? request : null
}

/** What a request by name asks for; null for the request of a whole share. */
function requestedOf(request: string): { readonly key: string; readonly names: readonly string[] } | null {
  const key = BY_NAME.find((prefix) => request.startsWith(prefix))
  return key === undefined ? null : { key, names: [request.slice(key.length)] }
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
