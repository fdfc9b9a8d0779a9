import type { Compilation, Module } from 'webpack'
import type { SharedNames } from './sharedNames.ts'
import { byName, SHARED_IN_PART, SHARES } from './shares.ts'

/**
 * The names of each shared module that a shell's build hands out, sorted, by request. Null where they are not known: a
 * CommonJS module may get them while it runs. A module that the shell does not import is missing.
 *
 * @param own the names of the product's own shares, which it hands out whole and by name
 */
export function offeredNames(
  { modules, moduleGraph }: Compilation,
  own: ReadonlyMap<string, SharedNames>,
): Readonly<Record<string, readonly string[] | null>> {
  const found = new Map<string, Module>()
  const visit = (module: Module): void => {
    for (const dependency of module.blocks.flatMap(({ dependencies }) => dependencies)) {
      const request = 'request' in dependency ? dependency.request : null
      const imported = moduleGraph.getModule(dependency)
      if (typeof request === 'string' && imported !== null) found.set(request, imported)
    }
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(visit)
  }
  modules.forEach(visit)
  const namesOf = (module: Module): readonly string[] | null => {
    const provided = moduleGraph.getProvidedExports(module)
    const isKnown = module.buildMeta?.exportsType === 'namespace' && Array.isArray(provided)
    return isKnown ? [...provided].sort() : null
  }
  return Object.fromEntries(
    SHARES.flatMap((share): readonly (readonly [string, readonly string[] | null])[] => {
      const inPart = SHARED_IN_PART[share]
      if (inPart !== undefined) return [[share, inPart]]
      const names = own.get(share)
      if (names !== undefined) {
        const sorted = [...names.keys()].sort()
        return [
          [share, sorted],
          [byName(share), sorted],
        ]
      }
      const module = found.get(share)
      return module === undefined ? [] : [[share, namesOf(module)]]
    }),
  )
}
