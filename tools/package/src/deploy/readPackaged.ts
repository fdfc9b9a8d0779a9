import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { PackageError } from '../PackageError.ts'

const projectSchema = z.object({ projects: z.object({ default: z.string() }) })
const firebaseSchema = z.object({
  functions: z.unknown(),
  hosting: z.array(z.looseObject({ site: z.string(), public: z.string() })),
})
const remotesSchema = z.object({
  remotes: z.array(z.object({ id: z.string(), version: z.string(), entry: z.url() })),
})

/** What `npm run package` wrote for an environment. */
export interface Packaged {
  readonly name: string
  readonly environment: Environment
  /** Absolute path of packaged/NAME. */
  readonly folder: string
  readonly firebase: z.infer<typeof firebaseSchema>
  readonly remotes: z.infer<typeof remotesSchema>['remotes']
}

/**
 * Reads a package before it is deployed.
 *
 * @param folder absolute path of packaged/NAME
 * @throws PackageError if it is missing, incomplete, or of another environment
 */
export async function readPackaged(
  folder: string,
  name: string,
  environment: Environment,
): Promise<Packaged> {
  const again = `Run "npm run package -- --env ${name}".`
  if (!existsSync(folder)) throw new PackageError(`packaged/${name}/ does not exist. ${again}`)
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    try {
      return schema.parse(JSON.parse(await readFile(join(folder, path), 'utf8')))
    } catch (cause) {
      throw new PackageError(`packaged/${name}/${path} is missing or malformed. ${again}`, { cause })
    }
  }
  const { projects } = await read('.firebaserc', projectSchema)
  if (projects.default !== environment.firebase.project) {
    throw new PackageError(
      `packaged/${name}/ is for the project ${projects.default}, but environments/${name}.json names ` +
        `${environment.firebase.project}. ${again}`,
    )
  }
  const firebase = await read('firebase.json', firebaseSchema)
  const { remotes } = await read('hosting/shell/remotes.json', remotesSchema)
  const missing = Object.keys(environment.sites).find((site) => !existsSync(join(folder, 'hosting', site)))
  if (missing !== undefined) {
    throw new PackageError(`packaged/${name}/hosting/${missing} does not exist. ${again}`)
  }
  return { name, environment, folder, firebase, remotes }
}
