import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildError } from '../package/BuildError.ts'

/**
 * Reads the contract version from the workspace's source.
 *
 * @throws BuildError when that file does not export CONTRACT_VERSION as a number
 */
export async function contractVersion(workspace: string): Promise<number> {
  const file = join(workspace, 'shared', 'src', 'feature', 'core', 'contract.ts')
  const contract: unknown = await import(pathToFileURL(file).href).catch((cause) => {
    throw new BuildError(`${file} cannot be read.`, { cause })
  })
  if (typeof contract === 'object' && contract !== null && 'CONTRACT_VERSION' in contract) {
    if (typeof contract.CONTRACT_VERSION === 'number') return contract.CONTRACT_VERSION
  }
  throw new BuildError(`${file} does not export CONTRACT_VERSION as a number.`)
}
