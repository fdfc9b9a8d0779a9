import { parseStored } from '../core/parseStored.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import {
  type FeatureRecord,
  featureRecordSchema,
  type ShellRecord,
  shellRecordSchema,
} from '../core/ReleaseRecord.ts'
import { emptyRegistry, type Registry } from '../registry/Registry.ts'
import { formatRegistry, type Keys, parseRegistry } from '../registry/registryFile.ts'
import { recordPath, type Store } from '../stores/Store.ts'

/** An environment to which releases are published, and what commands need from the outside. */
export interface ReleaseTarget {
  readonly store: Store
  /** Null for a registry without a signature. */
  readonly keys: Keys | null
  /** Milliseconds of the epoch. */
  readonly now: () => number
  readonly createSalt: () => string
  readonly print: (text: string) => void
}

/** The registry of a target; an empty one before the first release. */
export async function readRegistry({ store, keys, createSalt }: ReleaseTarget): Promise<Registry> {
  const stored = await store.readRegistry()
  return stored === null ? emptyRegistry(createSalt()) : parseRegistry(stored.text, keys)
}

/**
 * Changes the registry of a target.
 *
 * @param change may write files, which nobody sees before the registry names them
 * @throws ConflictError if somebody else changes it meanwhile
 */
export async function updateRegistry(
  target: ReleaseTarget,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const { store, keys, createSalt } = target
  const stored = await store.readRegistry()
  const registry = stored === null ? emptyRegistry(createSalt()) : await parseRegistry(stored.text, keys)
  // Before anything is written, so that a missing key is told at once.
  await formatRegistry(registry, keys)
  const changed = await change(registry)
  await store.replaceRegistry(await formatRegistry(changed, keys), stored)
  return changed
}

/**
 * Refuses a target whose registry cannot be written, before anything is built for it.
 *
 * @throws ReleaseError if the private key is missing or another, or the registry is damaged
 */
export async function requireWritable(target: ReleaseTarget): Promise<void> {
  await formatRegistry(await readRegistry(target), target.keys)
}

/** The record of a feature's version, or null if it was not released. */
export async function findFeature(store: Store, id: string, version: string): Promise<FeatureRecord | null> {
  const path = recordPath(id, version)
  const text = await store.read(path)
  return text === null ? null : parseStored(path, text, featureRecordSchema)
}

/**
 * The record of a feature's version.
 *
 * @throws ReleaseError if it was not released
 */
export async function requireFeature(store: Store, id: string, version: string): Promise<FeatureRecord> {
  const record = await findFeature(store, id, version)
  if (record === null)
    throw new ReleaseError(`${id} ${version} was not released. "list ${id}" has all versions.`)
  return record
}

/** The record of a version of the shell, or null if it was not released. */
export async function findShell(store: Store, version: string): Promise<ShellRecord | null> {
  const path = recordPath('shell', version)
  const text = await store.read(path)
  return text === null ? null : parseStored(path, text, shellRecordSchema)
}
