import { type AnalyticsEvent, analyticsRecord } from '@outcome-studio/shared/domain/analytics'
import { BUILD_VERSION } from '@outcome-studio/shared/domain/base'
import { ANALYTICS_PATH } from '@outcome-studio/shared/domain/paths'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'
import { isServiceError } from '../errors/ServiceError.ts'

/** Ids that a person has for a day, as in firestore.rules. */
const IDS_OF_DAY = 1_000
/** Other tabs and devices use the same ids. */
const ATTEMPTS = 3

interface AnalyticsOptions {
  readonly now?: () => Date
  /** From 0 to less than 1. */
  readonly random?: () => number
}

/**
 * Writes a record of an event for the signed-in person. Without a network it waits for one; resolves when the
 * database has acknowledged it.
 * @throws StudioError cen/sign-in-required; FirebaseError permission-denied without consent or after too many events
 */
export async function writeAnalyticsEvent(
  event: AnalyticsEvent,
  connection = currentConnection(),
  { now = () => new Date(), random = Math.random }: AnalyticsOptions = {},
): Promise<void> {
  const person = await requireSignedIn(connection)
  const { sdk, db } = await connection.firestore()
  const records = sdk.collection(db, ANALYTICS_PATH)
  for (let attempt = 1; ; attempt += 1) {
    const number = String(Math.floor(random() * IDS_OF_DAY)).padStart(3, '0')
    try {
      await sdk.setDoc(sdk.doc(records, `${person.uid}.${dayOf(now())}.${number}`), {
        ...analyticsRecord(event, person, BUILD_VERSION),
        timestamp: sdk.serverTimestamp(),
      })
      return
    } catch (cause) {
      const isTaken = isServiceError(cause) && cause.code === 'permission-denied'
      if (!isTaken || attempt >= ATTEMPTS) throw cause
    }
  }
}

/** A day in UTC as firestore.rules write it. */
const dayOf = (time: Date): string =>
  `${time.getUTCFullYear()}-${time.getUTCMonth() + 1}-${time.getUTCDate()}`
