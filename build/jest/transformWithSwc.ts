import { join } from 'node:path'
import swcJest from '@swc/jest'

type SwcOptions = Parameters<typeof swcJest.createTransformer>[0]
type SwcTransformer = ReturnType<typeof swcJest.createTransformer>
type CacheKey = NonNullable<SwcTransformer['getCacheKey']>

const REPOSITORY = join(import.meta.dirname, '..', '..')

/**
 * @swc/jest with one cache for all projects: its own key contains the project's configuration, which does not change
 * the result. On a clean machine, files of shared would be transformed for each of 21 projects. The repository's path is
 * part of the result: stack traces name it.
 */
function createTransformer(options: SwcOptions) {
  const swc = swcJest.createTransformer(options)
  const getCacheKey: CacheKey = (source, path, given) =>
    swc.getCacheKey?.(source, path, { ...given, configString: REPOSITORY }) ?? ''
  return { ...swc, getCacheKey }
}

export default { createTransformer }
