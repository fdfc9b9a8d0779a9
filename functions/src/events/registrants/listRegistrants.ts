import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { registrantsPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { unregisteredOf } from '../registration/commitTurn.ts'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { attendanceOf } from './attendanceOf.ts'
import { registrantsOf } from './registrantsOf.ts'
import { withMembers } from './withMembers.ts'

/**
 * Lists who registered for an event, at Zoom and here, and after its end who came.
 * @param now milliseconds since 1970
 * @throws ZoomError
 */
export async function listRegistrants(
  event: LiveEvent,
  { firestore, zoom, now }: { readonly firestore: Firestore; readonly zoom: ZoomApi; readonly now: number },
): Promise<readonly Registrant[]> {
  const noted = await firestore.doc(registrantsPath(event.documentId)).get()
  const hasEnded = event.state === 'ended' || isPastEvent(event, now)
  const minutes = hasEnded ? await attendanceOf(zoom, event) : null
  const registrants = await registrantsOf(zoom, event, unregisteredOf(noted.data()), minutes)
  return await withMembers(registrants, event, minutes, firestore)
}
