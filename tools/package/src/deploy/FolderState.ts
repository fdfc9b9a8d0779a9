import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PackageError } from '../PackageError.ts'

const stateSchema = z.object({
  /** Name of the folder with its entry documents. */
  id: z.string().regex(/^[0-9a-f]+$/),
  /** Digests of its sites. */
  digests: z.record(z.string(), z.string()),
})
const folderStateSchema = z.object({
  environment: z.string(),
  current: stateSchema.nullable(),
  former: stateSchema.nullable(),
  /** The state that is being made current, or was when a deployment was interrupted. */
  pending: stateSchema.extend({ isBack: z.boolean() }).nullable(),
})

/** The entry documents of all sites at one deployment. */
export type State = z.infer<typeof stateSchema>

/** What is deployed to a folder. */
export type FolderState = z.infer<typeof folderStateSchema>

/** Folder below the target, beside those of the sites, so that no site publishes it. */
export const STATES = '.deployed'

/**
 * Reads what is deployed to a folder. One that does not exist has nothing.
 *
 * @param target absolute path
 * @throws PackageError if it belongs to another environment, or its state is malformed
 */
export async function readFolderState(target: string, environment: string): Promise<FolderState> {
  const file = join(target, STATES, 'state.json')
  if (!existsSync(file)) return { environment, current: null, former: null, pending: null }
  const parsed = folderStateSchema.safeParse(jsonOf(await readFile(file, 'utf8')))
  if (!parsed.success) throw new PackageError(`${file} is malformed. Delete it and deploy again.`)
  if (parsed.data.environment !== environment) {
    throw new PackageError(
      `${target} has the environment ${parsed.data.environment}, not ${environment}. Name another folder.`,
    )
  }
  return parsed.data
}

/**
 * The state that `--back` makes current: the former one; after an interrupted deployment the current one, which was
 * complete; after an interrupted way back the same as before.
 *
 * @throws PackageError if there is none
 */
export function backOf({ current, former, pending }: FolderState): State {
  const wanted = pending === null ? former : pending.isBack ? pending : current
  if (wanted === null) throw new PackageError('There is no former deployment to go back to.')
  return { id: wanted.id, digests: wanted.digests }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
