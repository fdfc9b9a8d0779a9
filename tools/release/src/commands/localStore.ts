import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistryLine } from '@outcome-studio/shared/releases'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { LOCAL_REGISTRY } from '../../../hosting/src/runtime/withCanaries.ts'
import type { FeatureRecord } from '../core/ReleaseRecord.ts'
import { lineOf, type Registry } from '../registry/Registry.ts'
import { parseRegistry } from '../registry/registryFile.ts'
import { folderStore } from '../stores/folderStore.ts'
import type { Store } from '../stores/Store.ts'
import { readFeatureBuild } from './readBuild.ts'

const RECORD = /^registry\/([^/]+)\/([^/]+)\/release\.json$/
const LIST = /^registry\/([^/]+)$/

/**
 * The store of the local product: the versions that dist has, what was built last as the current one, and a registry
 * with the canaries, which the hosting adds to its remotes.json.
 *
 * @param root absolute path of the repository
 */
export function localStore(root: string, environment: Environment): Store {
  const folder = folderStore(join(root, LOCAL_REGISTRY))
  const distOf = (id: string) => join(root, id, 'dist')

  async function lineOfBuild(id: string, stored: Registry | null): Promise<readonly RegistryLine[]> {
    if (!existsSync(join(distOf(id), 'release.json'))) return []
    const { release } = await readFeatureBuild(root, environment, id)
    const line = stored && lineOf(stored, id)
    const canary = line?.canary ?? null
    const isKept =
      canary?.release.version !== release.version &&
      existsSync(join(distOf(id), id, canary?.release.version ?? '', 'release.json'))
    const stopped = line?.stopped && { stopped: line.stopped }
    return [{ ...release, previous: null, canary: isKept ? canary : null, ...stopped }]
  }

  return {
    ...folder,
    read: async (path) => {
      const [, id, version] = RECORD.exec(path) ?? []
      if (id === undefined || version === undefined) return null
      if (!existsSync(join(distOf(id), id, version, 'release.json'))) return null
      const { folder: _folder, ...build } = await readFeatureBuild(root, environment, id, version)
      const record: FeatureRecord = { ...build, commit: null, time: new Date(0).toISOString() }
      return JSON.stringify(record)
    },
    list: async (path) => {
      const [, id = ''] = LIST.exec(path) ?? []
      const versions = join(distOf(id), id)
      return existsSync(versions) ? (await readdir(versions)).sort() : []
    },
    readRegistry: async () => {
      const last = await folder.readRegistry()
      const stored = last && (await parseRegistry(last.text, null))
      const ids = Object.keys(environment.sites).filter((id) => id !== 'shell')
      const lines = await Promise.all(ids.map((id) => lineOfBuild(id, stored)))
      const registry: Registry = {
        ...{ revision: stored?.revision ?? 0, salt: 'local', shells: [] },
        remotes: lines.flat(),
      }
      return { text: JSON.stringify(registry), tag: last?.tag ?? '0' }
    },
  }
}
