import type { Compilation } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { SHARES } from '../webpack/shares.ts'
import { assertSharedInPart } from './assertSharedInPart.ts'
import { assertSingletons } from './assertSingletons.ts'
import { bundledFiles } from './bundledFiles.ts'
import { usedOfShares } from './usedOfShares.ts'

/**
 * Verifies a finished build before it is published.
 *
 * @throws BuildError naming each rule it breaks
 */
export function checkBuild(described: BuildablePackage, compilation: Compilation): void {
  assertSingletons(described, bundledFiles(compilation), SHARES)
  if (described.kind === 'feature') assertSharedInPart(described.id, usedOfShares(compilation))
}
