import * as z from 'zod/mini'
import type { Registry } from '../registry/createRegistry.ts'
import type { RemoteEntry } from '../registry/remotesFile.ts'

const STORAGE_KEY = 'outcome-studio.featureOverride'

const overrideSchema = z.object({
  /** The feature, for example "mfe-account". */
  id: z.string().check(z.minLength(1)),
  /** Address of the federation manifest to use instead, for example of a build on the developer's machine. */
  entry: z.url({ protocol: /^https?$/ }),
})

/** One feature taken from elsewhere, in this browser only. */
export type FeatureOverride = Readonly<z.infer<typeof overrideSchema>>

/**
 * The override a developer put into local storage; null without one, or where it cannot be read.
 * @param storage asked for here, because a browser may refuse even that
 */
export function readOverride(storage: () => Pick<Storage, 'getItem'>): FeatureOverride | null {
  try {
    const parsed = overrideSchema.safeParse(JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function clearOverride(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(STORAGE_KEY)
}

/** The registry with the overridden feature's address exchanged. */
export function withOverride(registry: Registry, override: FeatureOverride | null): Registry {
  if (override === null) return registry
  const exchange = (entries: readonly RemoteEntry[]) =>
    entries.map((line) => (line.id === override.id ? { ...line, entry: override.entry } : line))
  return {
    entries: async () => exchange(await registry.entries()),
    refresh: async () => exchange(await registry.refresh()),
  }
}
