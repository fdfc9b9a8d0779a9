import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featureFiles } from '../../../environment/src/hosts/siteFiles.ts'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import type { FeatureRecord } from '../core/ReleaseRecord.ts'
import { registryHeaders } from '../stores/registryHeaders.ts'
import { recordPath, type Store } from '../stores/Store.ts'
import { findFeature } from './ReleaseTarget.ts'
import type { FeatureBuild } from './readBuild.ts'

/**
 * Uploads a version of a feature, its record last. Nothing is uploaded if the store has it.
 *
 * @param origin commit and time of this release
 * @returns the record, of the first upload if there was one
 * @throws ReleaseError if the store has this version with other files
 */
export async function uploadFeature(
  store: Store,
  environment: Environment,
  { folder, ...build }: FeatureBuild,
  origin: Pick<FeatureRecord, 'commit' | 'time'>,
): Promise<FeatureRecord> {
  const { id, version } = build.release
  const stored = await findFeature(store, id, version)
  if (stored !== null) {
    const changed = changedFile(stored.files, build.files)
    if (changed === null) return stored
    throw new ReleaseError(
      `${id} ${version} was released with other content (${changed}), and releases never change. Delete ` +
        `${id}/dist/${id}/${version}, or release that version: "canary ${id} ${version} 100%", then "promote ${id}".`,
    )
  }
  await Promise.all(
    Object.keys(build.files).map(async (path) =>
      store.write(`${id}/${id}/${version}/${path}`, await readFile(join(folder, path))),
    ),
  )
  const headers = Object.entries(registryHeaders(environment)).map(([name, value]) => `  ${name}: ${value}\n`)
  const others = [
    ...[...featureFiles(environment, id)].map(([path, content]) => [`${id}/${path}`, content] as const),
    ['registry/_headers', `/*\n${headers.join('')}`] as const,
  ]
  for (const [path, content] of others) {
    if ((await store.read(path)) !== content) await store.write(path, content)
  }
  const record: FeatureRecord = { ...build, ...origin }
  await store.write(recordPath(id, version), `${JSON.stringify(record, null, 2)}\n`)
  return record
}

function changedFile(
  stored: Readonly<Record<string, string>>,
  built: Readonly<Record<string, string>>,
): string | null {
  const paths = new Set([...Object.keys(stored), ...Object.keys(built)])
  return [...paths].find((path) => stored[path] !== built[path]) ?? null
}
