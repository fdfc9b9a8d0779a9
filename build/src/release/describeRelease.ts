import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { contractVersion } from './contractVersion.ts'
import type { Release } from './Release.ts'

/** @throws BuildError when the contract's version cannot be read */
export async function describeRelease(described: BuildablePackage, version: string): Promise<Release> {
  const { id, name, kind, workspace } = described
  if (kind === 'shell') return { id, version, page: `/${id}/${version}/index.html` }
  return {
    id,
    name,
    version,
    manifest: `/${id}/${version}/mf-manifest.json`,
    exposes: Object.keys(described.exposes),
    contract: await contractVersion(workspace),
  }
}
