import type { Compilation } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { SHARES } from '../webpack/shares.ts'
import { assertSingletons } from './assertSingletons.ts'
import { bundledFiles } from './bundledFiles.ts'
import { providedShares } from './providedShares.ts'

/**
 * Holds a finished build to the rules of the house before anyone gets it.
 *
 * @param output absolute path of the built files
 * @throws BuildError naming each rule it breaks
 */
export async function checkBuild(
  described: BuildablePackage,
  compilation: Compilation,
  output: string,
): Promise<void> {
  assertSingletons(described, bundledFiles(compilation), SHARES, await providedShares(output))
}
