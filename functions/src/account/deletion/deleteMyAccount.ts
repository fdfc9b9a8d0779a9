import { deleteMyAccount as definition } from '@outcome-studio/shared/callables/deleteMyAccount'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { cancelRegistrations } from '../../events/registration/cancelRegistrations.ts'
import { eventServices } from '../../events/registration/EventServices.ts'
import { ZOOM_CLIENT_SECRET } from '../../events/zoom/zoomSettings.ts'
import { requireFreshSignIn } from '../../guards/requireFreshSignIn.ts'
import { logSecurity } from '../../log/securityLog.ts'
import { prepareMail } from '../../mail/people/prepareMail.ts'
import { deleteMemberData } from '../../members/deleteMemberData.ts'
import { memberDomains } from '../../members/memberDomains.ts'
import { subjectsOf } from '../../members/subjectsOf.ts'
import { rememberTrials } from '../../members/trials/grantedTrials.ts'
import { TRIAL_KEY } from '../../members/trials/trialKeys.ts'
import { endMembership } from '../../payments/customer/endMembership.ts'
import { paymentServices } from '../../payments/provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../../payments/provider/stripeSettings.ts'
import { deleteSignIn } from './deleteSignIn.ts'

/** The rest of the time is for the data. */
const PROVIDER_MILLISECONDS = 60_000

/**
 * Ends the membership at the payment provider and the registrations at Zoom first, then deletes the data. The sign-in
 * is deleted last, so that an interrupted caller can call again.
 */
export const deleteMyAccount = serveCallable(
  definition,
  {
    memory: '512MiB',
    concurrency: 4,
    maxInstances: 10,
    secrets: [TRIAL_KEY, STRIPE_API_KEY, ZOOM_CLIENT_SECRET],
  },
  async (_input, { uid, domain, token }) => {
    requireFreshSignIn(token, new Date())
    const firestore = database()
    await endMembership(uid, paymentServices(PROVIDER_MILLISECONDS))
    const domains = await memberDomains(uid, domain, firestore)
    await cancelRegistrations(uid, domains, eventServices())
    const person = { uid, email: token.email ?? '', subjects: subjectsOf(token.firebase.identities) }
    await rememberTrials(person, domains, firestore)
    await deleteMemberData(uid, domains, firestore)
    await deleteSignIn(uid)
    // Another tab may have saved something before its sign-in ended.
    await cancelRegistrations(uid, domains, eventServices())
    await deleteMemberData(uid, domains, firestore)
    logSecurity({ event: 'account-deleted', uid })
    // Anyone can sign up with the address of another person, who then gets no mail.
    if (token.email === undefined || token.email_verified !== true) return
    const data = { name: typeof token.name === 'string' ? token.name : '' }
    const mail = { kind: 'accountDeleted', about: uid, to: { email: token.email }, data } as const
    await firestore.runTransaction(async (transaction) => {
      const makeDue = await prepareMail(transaction, mail, { firestore, now: Date.now })
      makeDue()
    })
  },
)
