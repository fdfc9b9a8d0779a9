import { runSSOMigrationSync as definition } from '@outcome-studio/shared/callables/runSSOMigrationSync'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { subjectsOf } from '../../members/subjectsOf.ts'
import { TRIAL_KEY } from '../../members/trials/trialKeys.ts'
import { paymentServices } from '../../payments/provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../../payments/provider/stripeSettings.ts'
import { bringMembership } from './bringMembership.ts'
import { completeRecord } from './completeRecord.ts'

/** A sign-in waits no longer for the payment provider. */
const PROVIDER_MILLISECONDS = 5_000

export const runSSOMigrationSync = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 20, secrets: [TRIAL_KEY, STRIPE_API_KEY] },
  async (_input, { uid, domain, token }) => {
    const person = {
      uid,
      domain,
      email: token.email ?? '',
      emailVerified: token.email_verified === true,
      name: typeof token.name === 'string' ? token.name : '',
      subjects: subjectsOf(token.firebase.identities),
    }
    await completeRecord(person, database(), new Date())
    await bringMembership(person, paymentServices(PROVIDER_MILLISECONDS))
  },
)
