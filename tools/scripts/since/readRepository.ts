import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import { createImportGraph, type ImportGraph } from './ImportGraph.ts'
import { type Module, readModule } from './readModule.ts'

const SOURCE = /\.(?:ts|tsx|mjs|js)$/

/** The files of the repository and how they lead to each other. */
export interface Repository {
  /** Paths of all files that git tracks or would track. */
  readonly files: ReadonlySet<string>
  readonly modules: ReadonlyMap<string, Module>
  readonly graph: ImportGraph
}

/**
 * Reads the imports of all source files as they are on disk.
 *
 * @param root absolute path of the repository
 */
export function readRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // A file that was deleted and not committed is still listed.
  const files = new Set(listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path))))
  const modules = new Map(
    [...files]
      .filter((path) => SOURCE.test(path))
      .map((path) => [path, readModule(path, readFileSync(join(root, path), 'utf8'))]),
  )
  return { files, modules, graph: createImportGraph(modules, createResolve(root, modules)) }
}

/** Resolves as the build does: TypeScript extensions, and the export maps of the workspaces. */
function createResolve(
  root: string,
  modules: ReadonlyMap<string, Module>,
): (from: string, specifier: string) => string | null {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    conditionNames: ['import', 'default'],
  })
  const known = new Map<string, string | null>()
  return (from, specifier) => {
    const key = `${dirname(from)} ${specifier}`
    const earlier = known.get(key)
    if (earlier !== undefined) return earlier
    const { path } = resolver.sync(join(root, dirname(from)), specifier)
    const inside = path === undefined ? null : relative(root, path)
    const found = inside !== null && modules.has(inside) ? inside : null
    known.set(key, found)
    return found
  }
}
