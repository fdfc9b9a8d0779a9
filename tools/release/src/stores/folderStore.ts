import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConflictError } from '../core/ReleaseError.ts'
import { REGISTRY_PATH, type Store, type StoredRegistry } from './Store.ts'

/**
 * All registries that there were, by number. It lies beside the sites, so that none publishes it. Whoever creates a
 * number first has changed the registry; the published file is a copy of the highest one.
 */
const HISTORY = '.registry-history'

/**
 * A plain folder, which a web server or a CDN publishes.
 *
 * @param folder absolute path
 */
export function folderStore(folder: string): Store {
  const history = join(folder, HISTORY)
  const published = join(folder, REGISTRY_PATH)

  async function write(path: string, content: Buffer | string): Promise<void> {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    const draft = await writeDraft(file, content)
    await rename(draft, file)
  }

  async function readHighest(): Promise<StoredRegistry | null> {
    const highest = Math.max(0, ...(await namesIn(history)).map((name) => Number.parseInt(name, 10) || 0))
    const text = await textOf(highest === 0 ? published : join(history, `${highest}.json`))
    return text === null ? null : { text, tag: String(highest) }
  }

  /** Another command may replace the registry meanwhile, and be slower or faster in publishing it. */
  async function showHighest(): Promise<void> {
    let shown: string | null = null
    for (let last = await readHighest(); last !== null && last.tag !== shown; last = await readHighest()) {
      await write(REGISTRY_PATH, last.text)
      shown = last.tag
    }
  }

  return {
    read: (path) => textOf(join(folder, path)),
    write,
    list: async (path) => (await namesIn(join(folder, path))).filter((name) => !name.startsWith('.')).sort(),
    readRegistry: async () => {
      const last = await readHighest()
      // A command may have been killed before it published what it had changed.
      if (last !== null && last.text !== (await textOf(published))) await showHighest()
      return last
    },
    replaceRegistry: async (text, last) => {
      await mkdir(history, { recursive: true })
      const file = join(history, `${Number(last?.tag ?? 0) + 1}.json`)
      const draft = await writeDraft(file, text)
      try {
        await link(draft, file)
      } catch (error) {
        throw isCode(error, 'EEXIST') ? new ConflictError() : error
      } finally {
        await rm(draft, { force: true })
      }
      await showHighest()
    },
  }
}

async function writeDraft(file: string, content: Buffer | string): Promise<string> {
  const draft = join(dirname(file), `.draft-${randomUUID()}`)
  await writeFile(draft, content)
  return draft
}

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null
    throw error
  })

const namesIn = (path: string): Promise<readonly string[]> =>
  readdir(path).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return []
    throw error
  })

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
