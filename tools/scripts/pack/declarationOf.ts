import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const OUT_DIR = /"outDir":\s*"([^"]+)"/

/**
 * The type declarations that `tsc -b` wrote for a source file; null if it wrote none.
 *
 * @param file absolute path
 */
export function declarationOf(file: string): string | null {
  const project = projectOf(dirname(file))
  const [, outDir] = OUT_DIR.exec(readFileSync(join(project, 'tsconfig.json'), 'utf8')) ?? []
  if (outDir === undefined || !/\.tsx?$/.test(file)) return null
  const declaration = join(project, outDir, relative(project, file).replace(/\.tsx?$/, '.d.ts'))
  return existsSync(declaration) ? readFileSync(declaration, 'utf8') : null
}

/** The nearest folder with a tsconfig.json. The root of the repository has one. */
function projectOf(folder: string): string {
  return existsSync(join(folder, 'tsconfig.json')) ? folder : projectOf(dirname(folder))
}
