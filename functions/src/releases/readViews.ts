import { FEATURE_FAILED, FEATURE_MOUNTED } from '@outcome-studio/shared/domain/analytics'
import { ANALYTICS_PATH } from '@outcome-studio/shared/domain/paths'
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { parseViewRecord, type ViewRecord } from './ViewRecord.ts'

/** Records that are read at most: 1 cent, and about 3 seconds. */
const MOST_RECORDS = 20_000
const PAGE = 2_000

export interface ReadViews {
  readonly records: readonly ViewRecord[]
  /** Time of the earliest record that could be among them. */
  readonly since: Date
  /** Whether there are more since the time that was asked for. */
  readonly isCut: boolean
}

interface Period {
  readonly since: Date
  /** For tests. */
  readonly most?: number
}

/** Reads what became of views since a time, the latest 20,000 records at most. */
export async function readViews(
  firestore: Firestore,
  { since, most = MOST_RECORDS }: Period,
): Promise<ReadViews> {
  const query = firestore
    .collection(ANALYTICS_PATH)
    .where('event', 'in', [FEATURE_MOUNTED, FEATURE_FAILED])
    .where('timestamp', '>=', Timestamp.fromDate(since))
    .orderBy('timestamp', 'desc')
    .select('event', 'event_params', 'uid', 'timestamp')
  const found: QueryDocumentSnapshot[] = []
  while (found.length < most) {
    const last = found.at(-1)
    const page = last === undefined ? query : query.startAfter(last)
    const { docs } = await page.limit(Math.min(PAGE, most - found.length)).get()
    if (docs.length === 0) break
    found.push(...docs)
  }
  const isCut = found.length === most
  const earliest: unknown = found.at(-1)?.get('timestamp')
  return {
    records: found.flatMap((document) => parseViewRecord(document.data()) ?? []),
    since: isCut && earliest instanceof Timestamp ? earliest.toDate() : since,
    isCut,
  }
}
