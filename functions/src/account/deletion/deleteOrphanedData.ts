import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { accounts } from '../../database/accounts.ts'
import { database } from '../../database/database.ts'
import { cancelRegistrations } from '../../events/registration/cancelRegistrations.ts'
import { eventServices } from '../../events/registration/EventServices.ts'
import { ZOOM_CLIENT_SECRET } from '../../events/zoom/zoomSettings.ts'
import { logInvocations } from '../../log/logInvocations.ts'
import { memberDomains } from '../../members/memberDomains.ts'
import { endMembership } from '../../payments/customer/endMembership.ts'
import { paymentServices } from '../../payments/provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../../payments/provider/stripeSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { deleteDataWithoutAccount } from './deleteDataWithoutAccount.ts'

/** For each person. */
const PROVIDER_MILLISECONDS = 30_000

/** Afterwards no other page is begun. The next run continues. */
const MOST_MILLISECONDS = 420_000

/**
 * Deletes the data of accounts that were deleted in the console, by the Admin SDK, or during another request. The
 * second generation of functions has no trigger for a deleted account.
 */
export const deleteOrphanedData = onSchedule(
  {
    ...runsAs('deleteOrphanedData'),
    region: FUNCTIONS_REGION,
    schedule: 'every day 03:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 1,
    concurrency: 1,
    retryCount: 3,
    secrets: [STRIPE_API_KEY, ZOOM_CLIENT_SECRET],
  },
  logInvocations('deleteOrphanedData', async () => {
    const firestore = database()
    const end = performance.now() + MOST_MILLISECONDS
    const endServices = async (uid: string): Promise<void> => {
      await endMembership(uid, paymentServices(PROVIDER_MILLISECONDS))
      await cancelRegistrations(uid, await memberDomains(uid, null, firestore), eventServices())
    }
    await deleteDataWithoutAccount(accounts(), firestore, endServices, () => performance.now() < end)
  }),
)
