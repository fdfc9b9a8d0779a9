import { ConflictError } from '../core/ReleaseError.ts'
import type { Store } from '../stores/Store.ts'

/** A store in memory. Its files can be read and compared. */
export interface MemoryStore extends Store {
  readonly files: Map<string, string>
}

/**
 * Creates a store in memory.
 *
 * @param fault is called before each change, and after each change of the registry; may throw
 */
export function memoryStore(fault: () => void = () => {}): MemoryStore {
  const files = new Map<string, string>()
  let registry: { readonly text: string; readonly tag: string } | null = null
  return {
    files,
    read: async (path) => files.get(path) ?? null,
    write: async (path, content) => {
      fault()
      files.set(path, content.toString())
    },
    list: async (folder) => {
      const names = [...files.keys()].flatMap((path) =>
        path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
      )
      return [...new Set(names)].sort()
    },
    readRegistry: async () => registry,
    replaceRegistry: async (text, last) => {
      fault()
      if (last?.tag !== registry?.tag) throw new ConflictError()
      registry = { text, tag: String(Number(registry?.tag ?? 0) + 1) }
      fault()
    },
  }
}
