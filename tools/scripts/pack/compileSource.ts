import { transformSync } from '@swc/core'
import type { PackedSource } from './reachableSources.ts'
import { withCompiledPaths } from './sourcePaths.ts'

const SOURCE = /\.tsx?$/

/**
 * The files of the packed package for one source, by path. TypeScript becomes JavaScript, because Node strips no types
 * from files below node_modules.
 */
export function compileSource({ path, text, declaration }: PackedSource): ReadonlyMap<string, string> {
  if (!SOURCE.test(path)) return new Map([[path, path.endsWith('.js') ? withCompiledPaths(text) : text]])
  const { code } = transformSync(text, {
    filename: path,
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: path.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  const compiled: [string, string] = [path.replace(SOURCE, '.js'), withCompiledPaths(code)]
  if (declaration === null) return new Map([compiled])
  return new Map([compiled, [path.replace(SOURCE, '.d.ts'), withCompiledPaths(declaration)]])
}
