import { randomUUID } from 'node:crypto'
import type { SyncResult } from '@outcome-studio/shared/domain/events'
import { EVENTS_PATH, SYNC_STATE_PATH } from '@outcome-studio/shared/domain/paths'
import { followListings } from '../listing/followListing.ts'
import type { SyncServices } from '../store/syncEvent.ts'
import { reasonInWords, ZoomError } from '../zoom/ZoomError.ts'
import { readHost } from './readHost.ts'
import { acquireSync, readSeen, resultOf, SyncTakenOverError } from './SyncCursor.ts'
import { SyncRun } from './SyncRun.ts'

/** Result of a sync, including earlier calls that did not finish. */
export type SyncAnswer = SyncResult & { readonly finished: boolean }

/**
 * Imports the events of all hosts from Zoom. One sync runs at a time: another call reports on the running one. An
 * unfinished sync continues where it stopped.
 * @param hasTime whether there is time for more
 * @throws ZoomError when Zoom is down; the events stay as they were
 */
export async function runSync(services: SyncServices, hasTime: () => boolean): Promise<SyncAnswer> {
  const { firestore, now, hosts } = services
  const owner = randomUUID()
  const cursor = await acquireSync(owner, hosts, firestore, now())
  if (cursor.owner !== owner) return { ...resultOf(cursor), finished: false }
  const run = new SyncRun(cursor, await readSeen(firestore), services)
  try {
    await run.save()
    while (run.cursor.hosts.length > 0) {
      if (!(await readHost(run, hasTime))) {
        await run.stop('The time was not enough. The sync goes on with the next run.', false)
        return { ...resultOf(run.cursor), finished: false }
      }
    }
    const result = resultOf(run.cursor)
    await run.finish()
    await followListings(firestore)
    return { ...result, finished: true }
  } catch (error) {
    if (error instanceof SyncTakenOverError) return { ...resultOf(run.cursor), finished: false }
    const reason = error instanceof ZoomError ? reasonInWords(error) : 'The events could not be stored.'
    await run.stop(reason, true)
    throw error
  }
}

/** Notes that no sync can run, because Zoom is not configured. @param error names the parameters */
export async function noteUnconfigured(
  error: string,
  { firestore }: Pick<SyncServices, 'firestore'>,
): Promise<void> {
  await firestore.doc(SYNC_STATE_PATH).set({ isRunning: false, error }, { merge: true })
  await firestore.doc(EVENTS_PATH).set({ syncFailing: true }, { merge: true })
}
