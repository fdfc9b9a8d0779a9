import { isRecord } from '@outcome-studio/shared/domain/base'
import { LONGEST_AGE } from './LONGEST_AGE.ts'

/** Most snapshots of a member, most characters of all and of one. A study of 2,000 statements has about half a million. */
export const MOST_SNAPSHOTS = 40
export const MOST_CHARACTERS = 5_000_000
export const LONGEST_SNAPSHOT = 2_000_000

/** A snapshot to store. */
export interface NewSnapshot {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** JSON; null removes the snapshot. */
  readonly text: string | null
}

interface SnapshotEntry {
  readonly name: string
  readonly savedAt: number
  /** In characters. */
  readonly length: number
}

/** Whose snapshots are stored, and which. Every write reads it, so that the others need not be read. */
export interface SnapshotIndex {
  readonly uid: string
  /** The latest first. */
  readonly entries: readonly SnapshotEntry[]
}

/** Reads a stored index; null if there is none, or a malformed one. */
export function parseIndex(stored: unknown): SnapshotIndex | null {
  if (!isRecord(stored) || typeof stored.uid !== 'string' || !Array.isArray(stored.entries)) return null
  const { uid, entries } = stored
  return entries.every(isEntry) ? { uid, entries } : null
}

function isEntry(value: unknown): value is SnapshotEntry {
  if (!isRecord(value)) return false
  const { name, savedAt, length } = value
  return typeof name === 'string' && typeof savedAt === 'number' && typeof length === 'number'
}

/**
 * Adds snapshots to an index and drops the oldest ones beyond the bounds.
 * @returns the new index, and the names that it no longer contains
 */
export function addToIndex(
  { uid, entries }: SnapshotIndex,
  added: readonly NewSnapshot[],
): { readonly index: SnapshotIndex; readonly dropped: readonly string[] } {
  const replaced = new Set(added.map(({ name }) => name))
  const all = [
    ...added.flatMap(({ name, savedAt, text }) =>
      text === null || text.length > LONGEST_SNAPSHOT ? [] : [{ name, savedAt, length: text.length }],
    ),
    ...entries.filter(({ name }) => !replaced.has(name)),
  ].sort((one, other) => other.savedAt - one.savedAt)

  let characters = 0
  const latest = all[0]?.savedAt ?? 0
  const fitting = all.slice(0, MOST_SNAPSHOTS).filter(({ savedAt, length }) => {
    characters += length
    return characters <= MOST_CHARACTERS && latest - savedAt <= LONGEST_AGE
  })
  const names = new Set(fitting.map(({ name }) => name))
  const before = new Set([...replaced, ...entries.map(({ name }) => name)])
  return { index: { uid, entries: fitting }, dropped: [...before].filter((name) => !names.has(name)) }
}
