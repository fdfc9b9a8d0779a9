import { join } from 'node:path'
import { installOnFirstUse } from '../../support/installOnFirstUse.ts'

/**
 * Installs the benchmark peers once, outside the product's own packages.
 *
 * @returns absolute path of the folder that holds their node_modules
 */
export function installPeers(): string {
  return installOnFirstUse(join(import.meta.dirname, 'package.json'), 'bench-peers')
}
