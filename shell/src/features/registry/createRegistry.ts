import {
  isSigned,
  type RegistryContent,
  type RegistryLine,
  readRegistry,
  readRegistryLine,
  readSigned,
} from '@outcome-studio/shared/releases'

/** Where the shell's own origin has the registry. */
const OWN_PATH = '/remotes.json'

/** Milliseconds for which a copy is used without asking whether there is a newer one. */
const FRESH = 60_000

/** Milliseconds that a load waits for a newer copy while it has an older one. */
const PATIENCE = 1_000

/** The releases of all features. */
export interface Registry {
  /**
   * The last valid copy, if it is fresh, or else a new one. Waits a second at most while there is an older copy.
   * @throws RegistryError if there is none
   */
  current(): Promise<RegistryContent>
  /** Reads the registry again. On failure returns the last valid copy. @throws RegistryError if there is none */
  refresh(): Promise<RegistryContent>
  /** The last valid copy; null before the first. */
  known(): RegistryContent | null
}

/** The list of features cannot be read. A later retry may succeed. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

export interface RegistryParts {
  readonly fetchFile: typeof fetch
  /** Called for skipped lines, and for failed reads if a valid copy exists. */
  readonly report: (error: unknown) => void
  /** The signed registry of another origin; null for the one of the shell's own origin. */
  readonly place: { readonly url: string; readonly publicKey: string } | null
  /** Milliseconds since any moment. */
  readonly now: () => number
}

/** Creates a registry that is read on demand. Reads reject with RegistryError. */
export function createRegistry(parts: RegistryParts): Registry {
  const { report, now } = parts
  let lastGood: { readonly content: RegistryContent; readonly readAt: number } | null = null
  let reading: Promise<RegistryContent> | null = null

  const read = async () => {
    const readAt = now()
    try {
      const read = await readContent(parts)
      // Servers that copy files may still have an older one.
      const isOlder = lastGood !== null && read.revision < lastGood.content.revision
      lastGood = { content: isOlder && lastGood ? lastGood.content : read, readAt }
      return lastGood.content
    } catch (cause) {
      const error = new RegistryError('The list of features could not be read.', { cause })
      if (lastGood === null) throw error
      // Asked again after the same time as a good copy, so that a server in trouble is not asked by each navigation.
      lastGood = { ...lastGood, readAt }
      report(error)
      return lastGood.content
    } finally {
      reading = null
    }
  }
  const refresh = () => {
    reading ??= read()
    return reading
  }

  return {
    refresh,
    known: () => lastGood?.content ?? null,
    current: async () => {
      if (lastGood === null) return refresh()
      if (now() - lastGood.readAt < FRESH) return lastGood.content
      const { content } = lastGood
      return Promise.race([refresh(), after(PATIENCE, content)])
    },
  }
}

/** @throws RegistryError, or whatever failed */
async function readContent({ fetchFile, place, report }: RegistryParts): Promise<RegistryContent> {
  const url = place?.url ?? OWN_PATH
  const text = await readText(fetchFile, url)
  const { revision, salt, remotes } = readRegistry(
    JSON.parse(place === null ? text : await verified(text, place.publicKey)),
  )
  const lines = remotes.flatMap((line): readonly RegistryLine[] => {
    try {
      return [readRegistryLine(line)]
    } catch (cause) {
      report(new RegistryError(`A line of ${url} is not usable.`, { cause }))
      return []
    }
  })
  return { revision, salt, remotes: lines }
}

/** The file as the server has it, or else the copy that the browser kept of it. */
async function readText(fetchFile: typeof fetch, url: string): Promise<string> {
  try {
    return await textOf(await fetchFile(url, { cache: 'no-cache' }))
  } catch (error) {
    const kept = await fetchFile(url, { cache: 'force-cache' }).then(textOf, () => null)
    if (kept === null) throw error
    return kept
  }
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new RegistryError(`The server answered ${response.status}.`)
  return response.text()
}

async function verified(text: string, publicKey: string): Promise<string> {
  const { content, signature } = readSigned(JSON.parse(text))
  if (await isSigned(crypto.subtle, publicKey, content, signature)) return content
  throw new RegistryError('The signature is not that of the configured key.')
}

const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
