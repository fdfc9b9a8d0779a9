import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { database } from '../database/database.ts'
import { logSecurity } from '../log/securityLog.ts'
import { setOverQuota } from './setOverQuota.ts'
import { updateUsage } from './updateUsage.ts'

/**
 * Counts what each member stores after every change below their record, and sets or clears overQuota. Events may come
 * late, twice and in any order: each makes the count follow the document as it is now.
 */
export const countStorage = onDocumentWritten(
  {
    document: 'domains/{domain}/users/{uid}/{path=**}',
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 20,
    timeoutSeconds: 60,
  },
  async ({ document, params: { domain, uid } }) => {
    const firestore = database()
    if (!(await updateUsage(uid, document, firestore))) return
    if (await setOverQuota({ domain, uid }, firestore)) {
      logSecurity({ event: 'quota-exceeded', quota: 'documents', uid })
    }
  },
)
