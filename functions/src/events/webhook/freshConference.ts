import { zoomConferencePath } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Conference } from '../sync/syncEvent.ts'

const storedSchema = z.object({ conferenceAt: z.number().catch(0) })

/**
 * Notes when an event began or ended, because Zoom sends what happened in any order.
 * @returns null if something later is known
 */
export async function freshConference(
  zoomId: string,
  conference: Conference,
  firestore: Firestore,
): Promise<Conference | null> {
  const place = firestore.doc(zoomConferencePath(zoomId))
  return await firestore.runTransaction(async (transaction) => {
    const { conferenceAt } = storedSchema.parse((await transaction.get(place)).data() ?? {})
    if (conferenceAt > conference.at) return null
    transaction.set(place, { conferenceAt: conference.at })
    return conference
  })
}
