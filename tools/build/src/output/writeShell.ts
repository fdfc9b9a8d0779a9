import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { OFFERED_NAMES } from '../release/describeRelease.ts'
import { offeredNames } from '../webpack/offeredNames.ts'
import { ownSharedNames } from '../webpack/sharedNames.ts'
import { writePage } from './writePage.ts'

/**
 * Writes the shell's page and, for its release.json, the names that it offers to features.
 *
 * @param output absolute path of the folder with the files of this version
 * @throws BuildError when the page's template is missing or has no head
 */
export async function writeShell(
  described: BuildablePackage,
  compilation: Compilation,
  output: string,
): Promise<void> {
  await writePage(described, compilation, output)
  const names = await ownSharedNames(described.workspace)
  await writeFile(join(output, OFFERED_NAMES), JSON.stringify(offeredNames(compilation, names)))
}
