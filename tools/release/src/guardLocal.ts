import { LOCAL_ENVIRONMENT } from '../../environment/src/LOCAL_ENVIRONMENT.ts'
import { guardFeatures } from './commands/guardFeatures.ts'
import { openTarget } from './commands/openTarget.ts'
import { readRegistry } from './commands/ReleaseTarget.ts'

interface LocalProduct {
  /** Absolute path of the repository whose builds it serves. */
  readonly root: string
  readonly portOffset: number
}

/**
 * Ends the canaries of the local product that fail more often than what was built last. Without a canary, it reads one
 * small file.
 *
 * @returns what was stopped, for the person who runs the product
 * @throws ReleaseError if the local cloud does not answer
 */
export async function guardLocal({ root, portOffset }: LocalProduct): Promise<readonly string[]> {
  const place = { root, name: 'local', environment: LOCAL_ENVIRONMENT, to: null, variables: {} }
  const target = await openTarget({ ...place, print: () => {} })
  const { remotes } = await readRegistry(target)
  if (remotes.every(({ canary }) => canary === null)) return []
  // Loads the Admin SDK, which nobody needs before.
  const { openViews } = await import('./views/openViews.ts')
  const views = await openViews(null, portOffset)
  try {
    const results = await guardFeatures(target, '', views.count)
    return results.filter(({ isStopped }) => isStopped).map(({ text }) => text)
  } finally {
    await views.close()
  }
}
