import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registryLineSchema, registrySchema } from '@outcome-studio/shared/releases'
import { z } from 'zod'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { siteOf } from '../../../environment/src/schema/siteOf.ts'

/** Folder below the root of the repository in which `npm run release -- … --env local` keeps canaries. */
export const LOCAL_REGISTRY = '.registry'

const storedSchema = z.looseObject(registrySchema.shape)

/** Content of remotes.json, of which this uses the ids and versions. */
interface Remotes {
  readonly remotes: readonly { readonly id: string; readonly version: string }[]
}

/**
 * Adds the canaries of the local product to remotes.json. One that is current by now, or whose
 * files are gone, is left out.
 *
 * @param workspace absolute path of the workspace root
 * @param environment the addresses of canaries are changed to its sites, because a stack may have other ports
 * @param report receives the error of a malformed registry, which is then ignored
 */
export async function withCanaries<Content extends Remotes>(
  content: Content,
  workspace: string,
  environment: Environment,
  report: (error: unknown) => void,
) {
  const file = join(workspace, LOCAL_REGISTRY, 'registry', 'remotes.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return content
  try {
    const { revision, salt, remotes } = storedSchema.parse(JSON.parse(text))
    const lines = remotes.map((line) => z.looseObject(registryLineSchema.shape).parse(line))
    const canaryOf = ({ id, version }: Remotes['remotes'][number]) => {
      const canary = lines.find((line) => line.id === id)?.canary ?? null
      if (canary === null || canary.release.version === version) return null
      if (!existsSync(join(workspace, id, 'dist', id, canary.release.version))) return null
      const entry = new URL(new URL(canary.release.entry).pathname, siteOf(environment, id).origin).href
      return { ...canary, release: { ...canary.release, entry } }
    }
    const current = content.remotes.map((line) => ({
      ...line,
      canary: canaryOf(line),
      stopped: lines.find(({ id }) => id === line.id)?.stopped,
    }))
    return { ...content, revision, salt, remotes: current }
  } catch (error) {
    report(error)
    return content
  }
}
