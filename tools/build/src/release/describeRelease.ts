import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { BuildError } from '../package/BuildError.ts'
import { integrityOf } from '../package/integrityOf.ts'
import { installedVersion, shareVersions } from '../webpack/shares.ts'
import { contractVersion } from './contractVersion.ts'
import type { Release } from './Release.ts'

const MANIFEST = 'mf-manifest.json'

/** File of a shell's version with the names that it offers. The build writes it, because names are known only there. */
export const OFFERED_NAMES = 'offers.json'

const manifestSchema = z.object({ needs: z.record(z.string(), z.array(z.string())) })
const offeredSchema = z.record(z.string(), z.array(z.string()).nullable())

/**
 * @param output absolute path of the folder with the files of this version
 * @throws BuildError when the contract's version, the manifest or the offered names cannot be read
 */
export async function describeRelease(
  described: BuildablePackage,
  version: string,
  output: string,
): Promise<Release> {
  const { id, name, kind, workspace } = described
  const contract = await contractVersion(workspace)
  const modules = join(workspace, 'node_modules')
  if (kind === 'shell') {
    const names = await readParsed(join(output, OFFERED_NAMES), offeredSchema)
    const packages = shareVersions(modules)
    return { id, version, page: `/${id}/${version}/index.html`, offers: { contract, packages, names } }
  }
  const { needs: names } = await readParsed(join(output, MANIFEST), manifestSchema)
  const packages = Object.fromEntries(
    Object.keys(names).map((request) => [request, `^${installedVersion(modules, request)}`]),
  )
  return {
    id,
    name,
    version,
    manifest: `/${id}/${version}/${MANIFEST}`,
    integrity: integrityOf(await readFile(join(output, MANIFEST))),
    exposes: Object.keys(described.exposes),
    contract,
    needs: { contract, packages, names },
  }
}

async function readParsed<Content>(file: string, schema: z.ZodType<Content>): Promise<Content> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new BuildError(`${file} cannot be read. Delete its folder and build again.`, { cause })
  }
}
