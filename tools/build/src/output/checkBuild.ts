import type { Compilation } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { SHARES } from '../webpack/shares.ts'
import { usedOfShares } from '../webpack/usedOfShares.ts'
import { assertKnownNames } from './assertKnownNames.ts'
import { assertSingletons } from './assertSingletons.ts'
import { bundledFiles } from './bundledFiles.ts'

/**
 * Verifies a finished build before it is published.
 *
 * @throws BuildError naming each rule it breaks
 */
export function checkBuild(described: BuildablePackage, compilation: Compilation): void {
  assertSingletons(described, bundledFiles(compilation), SHARES)
  if (described.kind === 'feature') assertKnownNames(described.id, usedOfShares(compilation))
}
