import type { SyncFailure } from '@outcome-studio/shared/domain/events'
import { ZOOM_SYNC_PATH } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

/** A sync that ended is taken over after this. It is renewed after every few events. */
export const LEASE_MILLISECONDS = 120_000
/** An unfinished sync older than this starts over, because too much may have changed since. */
const OLDEST_MILLISECONDS = 6 * 3_600_000
/** Maximum number of failures that are stored. */
const MOST_FAILURES = 100

const count = z.number().catch(0)
const cursorSchema = z.object({
  owner: z.string().catch(''),
  /** When the owner's lease ends, in milliseconds since 1970; 0 if there is no owner. */
  until: count,
  /** When the sync began, in milliseconds since 1970; 0 if none is unfinished. */
  startedAt: count,
  /** Hosts that are still to be read; the first one is being read. */
  hosts: z.array(z.string()).catch([]),
  /** Which listing of the first host is being read, and where. */
  listing: count,
  pageToken: z.string().catch(''),
  /** Whether all events of the first host could be read so far. */
  isComplete: z.boolean().catch(true),
  /** Whether a host could not be read. */
  isFailing: z.boolean().catch(false),
  handled: count,
  created: count,
  changed: count,
  unchanged: count,
  cancelled: count,
  failed: z.array(z.object({ what: z.string(), reason: z.string() })).catch([]),
})

/** Where a sync is, system/zoomSync. */
export type SyncCursor = Readonly<z.infer<typeof cursorSchema>>

/** The lease of this sync expired, and another sync has started. */
export class SyncTakenOverError extends Error {
  override readonly name = 'SyncTakenOverError'
}

/**
 * Begins a sync, or continues one that was not finished.
 * @returns the cursor, which has another owner if a sync is running
 */
export async function acquireSync(
  owner: string,
  hosts: readonly string[],
  firestore: Firestore,
  now: number,
): Promise<SyncCursor> {
  const place = firestore.doc(ZOOM_SYNC_PATH)
  return await firestore.runTransaction(async (transaction) => {
    const stored = cursorSchema.parse((await transaction.get(place)).data() ?? {})
    if (stored.until > now && stored.owner !== owner) return stored
    const goesOn = stored.startedAt > now - OLDEST_MILLISECONDS && stored.hosts.length > 0
    const fresh = { ...cursorSchema.parse({}), startedAt: now, hosts: [...hosts] }
    const cursor = { ...(goesOn ? stored : fresh), owner, until: now + LEASE_MILLISECONDS }
    transaction.set(place, cursor)
    return cursor
  })
}

/**
 * Stores the progress of a sync and the events that it has seen.
 * @param seen ids of documents
 * @throws SyncTakenOverError
 */
export async function saveCursor(
  cursor: SyncCursor,
  seen: readonly string[],
  firestore: Firestore,
  now: number,
): Promise<SyncCursor> {
  const place = firestore.doc(ZOOM_SYNC_PATH)
  const renewed = {
    ...cursor,
    failed: cursor.failed.slice(0, MOST_FAILURES),
    until: cursor.until === 0 ? 0 : now + LEASE_MILLISECONDS,
  }
  await firestore.runTransaction(async (transaction) => {
    const { owner } = cursorSchema.parse((await transaction.get(place)).data() ?? {})
    if (owner !== cursor.owner) throw new SyncTakenOverError('Another sync has taken over.')
    transaction.set(place, renewed)
    if (seen.length > 0) transaction.create(place.collection('seen').doc(), { ids: [...seen] })
  })
  return renewed
}

const seenSchema = z.object({ ids: z.array(z.string()) })

/** Ids of the documents that the running sync has seen of the host that is being read. */
export async function readSeen(firestore: Firestore): Promise<Set<string>> {
  const stored = await firestore.doc(ZOOM_SYNC_PATH).collection('seen').get()
  return new Set(stored.docs.flatMap((each) => seenSchema.safeParse(each.data()).data?.ids ?? []))
}

/** Forgets what was seen, before the next host is read. */
export async function forgetSeen(firestore: Firestore): Promise<void> {
  await firestore.recursiveDelete(firestore.doc(ZOOM_SYNC_PATH).collection('seen'))
}

/** The counts that a sync returns. */
export const resultOf = ({ created, changed, unchanged, cancelled, failed }: SyncCursor) => ({
  created,
  changed,
  unchanged,
  cancelled,
  failed: failed satisfies readonly SyncFailure[],
})
