import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { createMailRun } from '../../../events/mail/MailRun.ts'
import { announceChange } from '../../../events/registration/announceEventChange.ts'
import { sendReminders } from '../../../events/reminders/sendReminders.ts'
import { mailServices } from '../../../mail/mailServices.ts'

/**
 * A process that the benchmark may end: `change` does what the trigger of a changed event does, `schedule` what the
 * schedule does. Arguments: which of both, the id of the event, and how fast the clock is, in milliseconds.
 */
const [what, eventId = '', fast = '0'] = process.argv.slice(2)
initializeApp({ projectId: 'demo-outcome-studio' })
const services = mailServices({ firestore: getFirestore(), now: () => Date.now() + Number(fast) })
const hasTime = () => true
if (what === 'change') await announceChange(eventId, services, hasTime)
else await sendReminders(services, createMailRun(hasTime))
process.exit(0)
