import { checkBuild } from './output/checkBuild.ts'
import { writePage } from './output/writePage.ts'
import type { BuildablePackage } from './package/BuildablePackage.ts'
import { runWebpack } from './webpack/runWebpack.ts'
import { webpackConfig } from './webpack/webpackConfig.ts'

/**
 * Writes the production build of one package.
 *
 * @param output absolute path of an empty folder
 * @throws BuildError when the source does not compile or the output fails a check
 */
export async function compilePackage(
  described: BuildablePackage,
  version: string,
  output: string,
): Promise<void> {
  const compilation = await runWebpack(webpackConfig(described, { version, output, mode: 'production' }))
  checkBuild(described, compilation)
  if (described.kind === 'shell') await writePage(described, compilation, output)
}
