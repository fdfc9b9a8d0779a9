import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceFile } from './relativeImports.ts'

const DOMAIN = 'shared/src/domain'
/** Of one folder each. Only the domain's own modules are imported by their paths. */
const ENTRY_POINT = /^shared\/src\/domain\/[^/]+\/index\.ts$/
const SUBJECTS = '@outcome-studio/shared/domain/'
const CALLABLES = '@outcome-studio/shared/callables/'

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
 * Finds modules of shared/src/domain that one package alone uses: directly, or through other modules of the domain.
 * Type imports count, and so do the tests of other packages, since they cannot import a feature. Modules that only
 * other folders of shared use are left out.
 *
 * @param files every source file of the repository, by its path from the root
 * @returns the package by the path of the module
 */
export function findSingleUses(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const modules = new Map(files.map(({ path, text }) => [path, readReferences(path, text)]))
  const ofDomain = [...modules.keys()].filter(isDomain)

  const filesBehind = (path: string, name: string | null): readonly string[] => {
    if (!ENTRY_POINT.test(path)) return [path]
    return (modules.get(path)?.references ?? []).flatMap(({ specifier, names }) => {
      const target = targetOf(path, specifier)
      const provided = names ?? modules.get(target)?.exported ?? []
      return name === null || provided.includes(name) ? [target] : []
    })
  }

  const users = new Map<string, Set<string>>()
  for (const [path, { references }] of modules) {
    if (isDomain(path) || UNCOUNTED.test(path)) continue
    const used = references.flatMap(({ specifier, names }) => {
      const target = targetOf(path, specifier)
      return isDomain(target) ? (names ?? [null]).flatMap((name) => filesBehind(target, name)) : []
    })
    // A set's iterator also visits what is added meanwhile.
    const reached = new Set(used)
    for (const each of reached) {
      for (const { specifier } of modules.get(each)?.references ?? []) reached.add(targetOf(each, specifier))
      users.set(each, (users.get(each) ?? new Set()).add(packageOf(path)))
    }
  }

  return new Map(
    ofDomain.flatMap((path): readonly (readonly [string, string])[] => {
      const [user, ...others] = users.get(path) ?? []
      const isSingle = user !== undefined && user !== 'shared' && others.length === 0
      return isSingle && !TEST_CODE.test(path) ? [[path, user]] : []
    }),
  )
}

/** A package is a folder of the root, or of tools. */
const packageOf = (path: string): string => /^(?:tools\/)?[^/]+/.exec(path)?.[0] ?? path

const isDomain = (path: string): boolean => path.startsWith(`${DOMAIN}/`)

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith(CALLABLES)) return `${DOMAIN}/callables/${specifier.slice(CALLABLES.length)}.ts`
  if (specifier.startsWith(SUBJECTS)) return `${DOMAIN}/${specifier.slice(SUBJECTS.length)}/index.ts`
  return specifier
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
