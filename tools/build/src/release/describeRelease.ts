import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { integrityOf } from '../package/integrityOf.ts'
import { contractVersion } from './contractVersion.ts'
import type { Release } from './Release.ts'

const MANIFEST = 'mf-manifest.json'

/**
 * @param output absolute path of the folder with the files of this version
 * @throws BuildError when the contract's version cannot be read
 */
export async function describeRelease(
  described: BuildablePackage,
  version: string,
  output: string,
): Promise<Release> {
  const { id, name, kind, workspace } = described
  if (kind === 'shell') return { id, version, page: `/${id}/${version}/index.html` }
  return {
    id,
    name,
    version,
    manifest: `/${id}/${version}/${MANIFEST}`,
    integrity: integrityOf(await readFile(join(output, MANIFEST))),
    exposes: Object.keys(described.exposes),
    contract: await contractVersion(workspace),
  }
}
