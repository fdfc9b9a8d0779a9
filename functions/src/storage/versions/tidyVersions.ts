import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { database } from '../../database/database.ts'
import { logInvocations } from '../../log/logInvocations.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { packOldVersions } from './packOldVersions.ts'
import { thinOldVersions } from './thinOldVersions.ts'

/** Afterwards no other page is begun. The next run continues. */
const MOST_MILLISECONDS = 420_000

/**
 * Thins and compresses older versions of studies and needs documents (docs/decisions/versions-of-a-study.md). Thinning
 * comes first, so that less is left to compress.
 */
export const tidyVersions = onSchedule(
  {
    ...runsAs('tidyVersions'),
    region: FUNCTIONS_REGION,
    schedule: 'every day 04:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 1,
    concurrency: 1,
    retryCount: 3,
  },
  logInvocations('tidyVersions', async () => {
    const [firestore, now] = [database(), new Date()]
    const end = performance.now() + MOST_MILLISECONDS
    const hasTime = () => performance.now() < end
    await thinOldVersions(firestore, now, hasTime)
    await packOldVersions(firestore, now, hasTime)
  }),
)
