import { previewEventMail as definition } from '@outcome-studio/shared/callables/previewEventMail'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { requireEvent } from '../managing/requireEvent.ts'
import { withZoom } from '../managing/withZoom.ts'
import { listRegistrants } from '../registrants/listRegistrants.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { requirePossible } from './createMessage.ts'
import { previewMail } from './previewMail.ts'

const ZOOM_MILLISECONDS = 110_000

/** Shows who would get a mail about an event, and the mail. */
export const previewEventMail = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 2, secrets: [ZOOM_CLIENT_SECRET, ...MAIL_SECRETS] },
  async ({ eventId, mail }, caller) => {
    const firestore = database()
    const event = await requireEvent(eventId, firestore)
    if (mail.kind === 'message') requirePossible(mail, event, Date.now())
    const reader = parseMember((await firestore.doc(memberPath(caller)).get()).data())
    const services = mailServices({ firestore, now: Date.now })
    const registrants = await withZoom(() =>
      listRegistrants(event, { firestore, zoom: openZoom(ZOOM_MILLISECONDS), now: Date.now() }),
    )
    return await previewMail(mail, event, registrants, reader, services)
  },
)
