import { matchesGlob, posix } from 'node:path'
import type { PackageImports } from './PACKAGE_IMPORTS.ts'
import type { SourceFile } from './relativeImports.ts'

/** Static and dynamic imports, type imports, re-exports and require. */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(['"])([^'"\n]+)\1/g

const PRODUCT = '@outcome-studio/'
const FIREBASE = /^@?firebase($|\/)/
const IMPURE =
  /^(react|react-dom|react-router[^/]*|styled-components|react-aria-components|single-spa|lucide-react|@tanstack)($|\/)|^firebase-(admin|functions)($|\/)|^node:/

/**
 * Finds imports against the directions between packages.
 *
 * @param folder folder of the sources, from the root
 * @param files sources of the folder, tests included, with paths below it
 * @returns a line for each import that is not allowed
 */
export function findForbiddenImports(
  folder: string,
  files: readonly SourceFile[],
  imports: PackageImports,
): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const isTest = imports.tests?.files.test(path) ?? false
    const more = isTest ? imports.tests?.may : { names: [] }
    if (!more) return []
    const names = [...imports.names, ...more.names]
    const paths = [folder, ...(imports.paths ?? []), ...(more.paths ?? [])]

    function isAllowed(specifier: string): boolean {
      if (specifier.startsWith('.')) {
        const target = posix.join(folder, posix.dirname(path), specifier)
        return paths.some((each) => target === each || target.startsWith(`${each}/`))
      }
      if (specifier.startsWith(PRODUCT)) {
        return names.some((name) => matchesGlob(specifier.slice(PRODUCT.length), name))
      }
      if (FIREBASE.test(specifier)) return imports.firebase === true
      return !(imports.isPure === true && IMPURE.test(specifier))
    }

    return [...text.matchAll(IMPORT)].flatMap(([, , specifier]) =>
      specifier === undefined || isAllowed(specifier) ? [] : [`${folder}/${path} imports ${specifier}`],
    )
  })
}
