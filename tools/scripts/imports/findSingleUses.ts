import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceFile } from './relativeImports.ts'

const SHARED = /^shared\/src\/(?:callables|domain|files)\//
const ENTRY_POINT = /^shared\/src\/(?:domain\/[^/]+|files(?:\/testing)?)\/index\.ts$/
const ENTRY_POINTS = /^@outcome-studio\/shared\/((?:domain|files)(?:\/.+)?)$/
const CALLABLES = /^@outcome-studio\/shared\/(callables\/.+)$/

/** Tests and what only tests use. */
const TEST_CODE = /\.test\.tsx?$|\/testing\/|Arbitraries\.ts$/

/** Journeys and benchmarks may import from every package, so they keep nothing in shared. */
const UNCOUNTED = /^e2e\//

interface Reference {
  readonly specifier: string
  /** Names as the other module exports them; null for all of them. */
  readonly names: readonly string[] | null
}

/**
 * Finds modules of the folders callables, domain and files of shared that one package alone uses: directly, or through others.
 * Type imports count, and so do the tests of other packages, since they cannot import a feature. Modules that only
 * other folders of shared use are left out.
 *
 * @param files every source file of the repository, by its path from the root
 * @returns the package by the path of the module
 */
export function findSingleUses(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const modules = new Map(files.map(({ path, text }) => [path, readReferences(path, text)]))
  const inShared = [...modules.keys()].filter(isShared)

  const filesBehind = (path: string, name: string | null): readonly string[] => {
    if (!ENTRY_POINT.test(path)) return [path]
    return (modules.get(path)?.references ?? []).flatMap(({ specifier, names }) => {
      const target = targetOf(path, specifier)
      const provided = names ?? modules.get(target)?.exported ?? []
      return name === null || provided.includes(name) ? [target] : []
    })
  }

  const usedBy = (path: string): readonly string[] =>
    (modules.get(path)?.references ?? []).flatMap(({ specifier, names }) => {
      const target = targetOf(path, specifier)
      return isShared(target) ? (names ?? [null]).flatMap((name) => filesBehind(target, name)) : []
    })

  const users = new Map<string, Set<string>>()
  for (const path of modules.keys()) {
    if (isShared(path) || UNCOUNTED.test(path)) continue
    // A set's iterator also visits what is added meanwhile.
    const reached = new Set(usedBy(path))
    for (const each of reached) {
      for (const next of usedBy(each)) reached.add(next)
      users.set(each, (users.get(each) ?? new Set()).add(packageOf(path)))
    }
  }

  return new Map(
    inShared.flatMap((path): readonly (readonly [string, string])[] => {
      const [user, ...others] = users.get(path) ?? []
      const isSingle = user !== undefined && user !== 'shared' && others.length === 0
      return isSingle && !TEST_CODE.test(path) ? [[path, user]] : []
    }),
  )
}

/** A package is a folder of the root, or of tools. */
const packageOf = (path: string): string => /^(?:tools\/)?[^/]+/.exec(path)?.[0] ?? path

const isShared = (path: string): boolean => SHARED.test(path)

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const callable = CALLABLES.exec(specifier)?.[1]
  if (callable !== undefined) return `shared/src/${callable}.ts`
  const folder = ENTRY_POINTS.exec(specifier)?.[1]
  return folder === undefined ? specifier : `shared/src/${folder}/index.ts`
}

/** Reads what a module imports and exports, types included. */
function readReferences(path: string, text: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const references: Reference[] = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) => importName.name ?? 'default'),
  }))
  for (const { moduleRequest } of dynamicImports) {
    const specifier = text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, '')
    references.push({ specifier, names: null })
  }
  const exported: string[] = []
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest !== null) {
      references.push({
        specifier: moduleRequest.value,
        names: importName.name === null || importName.name === undefined ? null : [importName.name],
      })
    } else if (typeof exportName.name === 'string') exported.push(exportName.name)
  }
  return { references, exported }
}
