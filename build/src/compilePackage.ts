import { assertSingletons } from './output/assertSingletons.ts'
import { bundledFiles } from './output/bundledFiles.ts'
import { providedShares } from './output/providedShares.ts'
import { writePage } from './output/writePage.ts'
import type { BuildablePackage } from './package/BuildablePackage.ts'
import { runWebpack } from './webpack/runWebpack.ts'
import { SHARES } from './webpack/shares.ts'
import { webpackConfig } from './webpack/webpackConfig.ts'

/**
 * Writes the production build of one package.
 *
 * @param output absolute path of an empty or missing folder
 * @throws BuildError when the source does not build or the build breaks a rule of the house
 */
export async function compilePackage(
  described: BuildablePackage,
  version: string,
  output: string,
): Promise<void> {
  const compilation = await runWebpack(webpackConfig(described, { version, output, mode: 'production' }))
  assertSingletons(described, bundledFiles(compilation), SHARES, await providedShares(output))
  if (described.kind === 'shell') await writePage(described, compilation, output)
}
