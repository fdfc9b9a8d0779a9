import { checkBuild } from './output/checkBuild.ts'
import { writeContents } from './output/writeContents.ts'
import { writePrerendered } from './output/writePrerendered.ts'
import { writeShell } from './output/writeShell.ts'
import type { BuildablePackage } from './package/BuildablePackage.ts'
import { renderShell } from './prerender/renderShell.ts'
import { runWebpack } from './webpack/runWebpack.ts'
import { type WebpackTarget, webpackConfig } from './webpack/webpackConfig.ts'

/**
 * Writes the production build of one package.
 *
 * @param target its output is an empty folder
 * @throws BuildError when the source does not compile or the output fails a check
 */
export async function compilePackage(described: BuildablePackage, target: WebpackTarget): Promise<void> {
  const compilation = await runWebpack(webpackConfig(described, target))
  checkBuild(described, compilation)
  await writeContents(described.workspace, compilation, target.output)
  if (described.kind === 'shell') {
    await writeShell(described, compilation, target.output)
    await writePrerendered(await renderShell(described, target), target.output)
  }
}
