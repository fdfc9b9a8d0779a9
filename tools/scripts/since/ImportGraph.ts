import { ALL, type Module, type ReExport } from './readModule.ts'

/** The imports of source files, followed by name through entry points that only re-export. */
export interface ImportGraph {
  /** Files whose code the file uses at run time, directly. */
  dependencies(file: string): ReadonlySet<string>
  /** Names that are imported through an entry point, and the files that import them. */
  importers(entryPoint: string): ReadonlyMap<string, ReadonlySet<string>>
  readonly files: readonly string[]
}

/**
 * Connects files with those that they import. An import through an entry point leads to the file that defines the name,
 * not to the other files.
 *
 * @param modules by path
 * @param resolve returns the path of the file that a specifier names, or null for a package from outside
 */
export function createImportGraph(
  modules: ReadonlyMap<string, Module>,
  resolve: (from: string, specifier: string) => string | null,
): ImportGraph {
  const edges = new Map<string, Set<string>>()
  const importers = new Map<string, Map<string, Set<string>>>()

  const noteImporter = (entryPoint: string, name: string, importer: string) => {
    const names = importers.get(entryPoint) ?? new Map<string, Set<string>>()
    names.set(name, (names.get(name) ?? new Set()).add(importer))
    importers.set(entryPoint, names)
  }

  /** The files behind a name that a file exports. */
  const filesBehind = (
    file: string,
    name: string,
    importer: string,
    seen: Set<string>,
  ): readonly string[] => {
    const key = `${file} ${name}`
    const module = modules.get(file)
    if (module === undefined || seen.has(key)) return []
    seen.add(key)
    const own = module.isEntryPoint ? [] : [file]
    if (module.isEntryPoint) noteImporter(file, name, importer)
    const behind = ({ specifier, from, as }: ReExport) => {
      const target = resolve(file, specifier)
      if (target === null) return []
      return filesBehind(target, as === ALL ? name : from, importer, seen)
    }
    if (name === ALL) return [...own, ...module.reExports.flatMap(behind)]
    const named = module.reExports.filter(({ as }) => as === name)
    if (named.length > 0) return [...own, ...named.flatMap(behind)]
    const stars = module.reExports.filter(({ as }) => as === ALL)
    return [...own, ...stars.filter((star) => provides(file, star, name, new Set())).flatMap(behind)]
  }

  /** True if a module that is re-exported by `export *` may define the name. */
  const provides = (file: string, { specifier }: ReExport, name: string, seen: Set<string>): boolean => {
    const target = resolve(file, specifier)
    const module = target === null ? undefined : modules.get(target)
    if (target === null || module === undefined || seen.has(target)) return false
    seen.add(target)
    if (!module.isEntryPoint) return true
    return module.reExports.some(({ as, ...rest }) =>
      as === ALL ? provides(target, { as, ...rest }, name, seen) : as === name,
    )
  }

  for (const [file, { imports, reExports }] of modules) {
    const found = new Set<string>()
    for (const { specifier, names } of imports) {
      const target = resolve(file, specifier)
      if (target === null) continue
      const wanted = names === ALL ? [ALL] : names
      if (wanted.length === 0) found.add(target)
      for (const name of wanted)
        for (const each of filesBehind(target, name, file, new Set())) found.add(each)
    }
    for (const { specifier, from } of reExports) {
      const target = resolve(file, specifier)
      if (target === null) continue
      for (const each of filesBehind(target, from, file, new Set())) found.add(each)
    }
    found.delete(file)
    edges.set(file, found)
  }

  return {
    dependencies: (file) => edges.get(file) ?? new Set(),
    importers: (entryPoint) => importers.get(entryPoint) ?? new Map(),
    files: [...modules.keys()],
  }
}

/**
 * @param dependencies returns what a file depends on
 * @returns the files that can be reached from the first ones, these included
 */
export function reachableFrom(
  first: Iterable<string>,
  dependencies: (file: string) => Iterable<string>,
): ReadonlySet<string> {
  const reached = new Set(first)
  // A set's iterator also visits what is added meanwhile.
  for (const file of reached) for (const next of dependencies(file)) reached.add(next)
  return reached
}
