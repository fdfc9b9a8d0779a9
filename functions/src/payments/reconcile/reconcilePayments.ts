import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { logInvocations } from '../../log/logInvocations.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../provider/stripeSettings.ts'
import { reconcile } from './reconcile.ts'

const MOST_MILLISECONDS = 480_000
/** Before the end nothing new is begun. */
const LAST_MILLISECONDS = 60_000

/** Repairs what the webhook has missed. Two runs never overlap. */
export const reconcilePayments = onSchedule(
  {
    ...runsAs('reconcilePayments'),
    region: FUNCTIONS_REGION,
    schedule: 'every 15 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 1,
    concurrency: 1,
    secrets: [STRIPE_API_KEY],
  },
  logInvocations('reconcilePayments', async () => {
    const end = performance.now() + MOST_MILLISECONDS - LAST_MILLISECONDS
    await reconcile(paymentServices(MOST_MILLISECONDS), () => performance.now() < end)
  }),
)
