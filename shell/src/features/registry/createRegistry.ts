import { type RemoteEntry, remoteEntrySchema, remotesFileSchema } from './remotesFile.ts'

const REMOTES_PATH = '/remotes.json'

/** The addresses of all features, read from remotes.json next to the shell. */
export interface Registry {
  /** Returns the last valid copy, or reads the file if there is none. @throws RegistryError */
  entries(): Promise<readonly RemoteEntry[]>
  /** Reads the file again. On failure returns the last valid copy. @throws RegistryError if there is none */
  refresh(): Promise<readonly RemoteEntry[]>
}

/** The list of features cannot be read. A later retry may succeed. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

/**
 * Creates a registry that reads remotes.json on demand. Reads reject with RegistryError.
 * @param fetchFile reads a file of the shell's own server
 * @param report called for skipped lines, and for failed reads if a valid copy exists
 */
export function createRegistry(fetchFile: typeof fetch, report: (error: unknown) => void): Registry {
  let lastGood: readonly RemoteEntry[] | undefined

  const refresh = async () => {
    try {
      lastGood = await readEntries(fetchFile, report)
    } catch (cause) {
      const error = new RegistryError(`${REMOTES_PATH} could not be read.`, { cause })
      if (lastGood === undefined) throw error
      report(error)
    }
    return lastGood
  }

  return { entries: async () => lastGood ?? refresh(), refresh }
}

async function readEntries(
  fetchFile: typeof fetch,
  report: (error: unknown) => void,
): Promise<readonly RemoteEntry[]> {
  const response = await fetchFile(REMOTES_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new RegistryError(`The server answered ${response.status}.`)
  const { remotes } = remotesFileSchema.parse(await response.json())
  return remotes.flatMap((line) => {
    const parsed = remoteEntrySchema.safeParse(line)
    if (parsed.success) return [parsed.data]
    report(new RegistryError(`A line of ${REMOTES_PATH} is not usable.`, { cause: parsed.error }))
    return []
  })
}
