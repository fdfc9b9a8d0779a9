import { join, matchesGlob, relative } from 'node:path'
import swcJest from '@swc/jest'

type SwcOptions = Parameters<typeof swcJest.createTransformer>[0]
type SwcTransformer = ReturnType<typeof swcJest.createTransformer>
type Process = NonNullable<SwcTransformer['process']>
type CacheKey = NonNullable<SwcTransformer['getCacheKey']>

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')
const SHARED = join(REPOSITORY, 'shared', 'src')

/**
 * @swc/jest with one cache for all projects. Its own key contains the project's configuration, which does not change
 *   the result. Files of shared would be transformed for each of 21 projects. The key contains the repository's path,
 *   because stack traces name it.
 */
function createTransformer(options: SwcOptions) {
  const swc = swcJest.createTransformer(options)
  const getCacheKey: CacheKey = (source, path, given) =>
    swc.getCacheKey?.(source, path, { ...given, configString: `${REPOSITORY} ${isEntryPoint(path)}` }) ?? ''
  const process: Process = (source, path, given) => {
    const transformer = isEntryPoint(path) ? swcJest.createTransformer(withLazyExports(source, options)) : swc
    if (!transformer.process) throw new Error('@swc/jest has no synchronous transform.')
    return transformer.process(source, path, given)
  }
  return { ...swc, process, getCacheKey }
}

/**
 * The entry points of domain and files re-export hundreds of modules, of which a test uses few. Modules with styled
 * components cannot be lazy: React refuses their hooks when a module is loaded while another component renders.
 */
const isEntryPoint = (path: string): boolean =>
  matchesGlob(relative(SHARED, path), '{domain/*,files,storage}/index.ts')

/** Options with which a re-exported module is loaded at the first use of one of its exports. */
function withLazyExports(source: string, options: SwcOptions): SwcOptions {
  const lazy = Array.from(source.matchAll(/ from '(.+)'$/gm), ([, path = '']) => path)
  return { ...options, module: { type: 'commonjs', lazy } }
}

export default { createTransformer }
