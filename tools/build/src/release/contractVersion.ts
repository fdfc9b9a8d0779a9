import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildError } from '../package/BuildError.ts'

/** Folder of the contract, below the package shared. */
const CONTRACT = join('src', 'feature', 'core')

/**
 * Reads the contract version from the workspace's source, or from the installed package if shared is no part of the
 * workspace.
 *
 * @throws BuildError when that file does not export CONTRACT_VERSION as a number
 */
export async function contractVersion(workspace: string): Promise<number> {
  const source = join(workspace, 'shared', CONTRACT, 'contract.ts')
  const installed = join(workspace, 'node_modules', '@outcome-studio', 'shared', CONTRACT, 'contract.js')
  const file = existsSync(source) ? source : installed
  const contract: unknown = await import(pathToFileURL(file).href).catch((cause) => {
    throw new BuildError(`${file} cannot be read.`, { cause })
  })
  if (typeof contract === 'object' && contract !== null && 'CONTRACT_VERSION' in contract) {
    if (typeof contract.CONTRACT_VERSION === 'number') return contract.CONTRACT_VERSION
  }
  throw new BuildError(`${file} does not export CONTRACT_VERSION as a number.`)
}
